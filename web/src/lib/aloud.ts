/** Reads a sentence aloud in the reader's language, if the browser supports it. */

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

export function speak(words: string, language: string): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(words);
  said.lang = language;
  said.rate = 0.95;
  speechSynthesis.speak(said);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
