/** What this browser keeps for somebody: small things by name. */

/** Something that was kept, or what it is at first. */
export function kept<T>(name: string, first: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? first : (JSON.parse(text) as T);
  } catch {
    return first; // no storage, or not ours
  }
}

/** Keeps it; false when the browser refuses, so that the page can say so and offer a file. */
export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Hands somebody a file. */
export function download(name: string, content: Blob | string, type = 'application/json'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Lets somebody choose a file; null when nothing is chosen. */
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
