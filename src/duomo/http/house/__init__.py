"""What whoever runs the server looks after: health, logs, figures, what is swept away."""
