/** Small values kept in this browser, by name. */

/** A stored value, or `first` if there is none. */
export function kept<T>(name: string, first: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? first : (JSON.parse(text) as T);
  } catch {
    return first; // no storage, or not our data
  }
}

/** Stores a value; false if the browser refuses, so that the page can say so and offer a file instead. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Downloads a file. */
export function download(name: string, content: Blob | string, type = 'application/json'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Opens a file picker; null if nothing is chosen. */
export function chooseFile(accept: string): Promise<File | null> {
  return new Promise(done => {
    const field = document.createElement('input');
    field.type = 'file';
    field.accept = accept;
    field.addEventListener('change', () => done(field.files?.[0] ?? null));
    field.addEventListener('cancel', () => done(null));
    field.click();
  });
}
