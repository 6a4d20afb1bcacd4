import { CalendarFileError, unreadableWords } from '@/shared/domain/calendarFile/calendarImport';
import { textOfBytes } from '@/shared/domain/text/textOfBytes';

/**
 * The text of a calendar file. @returns also whether its encoding was guessed.
 * @throws CalendarFileError where its words are in no encoding that we know.
 */
export function textOfFile(bytes: Uint8Array): { text: string; isGuess: boolean } {
  const read = textOfBytes(bytes);
  if (read === null) throw new CalendarFileError(unreadableWords);
  return read;
}
