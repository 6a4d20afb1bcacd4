import { CalendarFileError, unreadableWords } from '@/shared/domain/calendarFile/calendarImport';
import { textOfBytes } from '@/shared/domain/text/textOfBytes';

/**
 * Decodes a calendar file.
 * @returns also true in `isGuess` where its encoding was guessed.
 * @throws CalendarFileError for an unknown encoding.
 */
export function textOfFile(bytes: Uint8Array): { text: string; isGuess: boolean } {
  const read = textOfBytes(bytes);
  if (read === null) throw new CalendarFileError(unreadableWords);
  return read;
}
