import { textOfBytes } from '@/shared/domain/text/textOfBytes';

/** The characters of Windows' Western encoding where Latin-1 has control characters: quotes, dashes, the euro. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * Decodes a file as {@link textOfBytes} does. Node 20 decodes Windows' Western encoding as if it were Latin-1, and leaves the
 * control characters; browsers do not.
 * @returns null where its words are in no encoding that is known.
 */
export function textOfFile(bytes: Uint8Array): string | null {
  const read = textOfBytes(bytes);
  if (!read?.isGuess) return read?.text ?? null;
  return read.text.replaceAll(/[\u0080-\u009F]/g, (one) => windowsCharacters[one.charCodeAt(0) - 0x80]!);
}
