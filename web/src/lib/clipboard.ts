/**
 * Copies a text to the clipboard; false if the browser does not allow it, as on plain http from another
 * machine.
 */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
