/** A value as one line of text. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** A text as the reason quotes it: long enough to find it in the file. */
export const shown = (text: string, most = 60) => (text.length > most ? `${text.slice(0, most)}…` : text);
