"""Operations: health, logs, metrics, deletion of old data, garbage collection."""
