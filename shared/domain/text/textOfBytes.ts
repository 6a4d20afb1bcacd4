/** Three letters in a row outside of ASCII: no Western word has them, words in other alphabets do. */
const otherAlphabet = /[^\P{L}\p{ASCII}]{3}/u;
/** The five bytes that stand for nothing in Windows' Western encoding. */
const noCharacter = /[\u0081\u008D\u008F\u0090\u009D]/;

/**
 * Decodes a file: UTF-8, UTF-16, or else Windows' Western encoding, which holds Latin-1.
 * @returns the text without a byte order mark, and whether that last encoding was guessed; null where its words are in none
 *   of them.
 */
export function textOfBytes(bytes: Uint8Array): { text: string; isGuess: boolean } | null {
  const encoding = unicodeOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    const isWestern = encoding === 'utf-8' && !noCharacter.test(text) && !otherAlphabet.test(text);
    return isWestern ? { text, isGuess: true } : null;
  }
}

/** Detects it by the mark at its beginning, or by the zeros next to the first letter. */
function unicodeOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return 'utf-8';
}
