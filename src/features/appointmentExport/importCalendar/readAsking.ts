import type { ReadCalendar } from '@/shared/domain/calendarFile/calendarImport';
import { textOfFile } from './fileText';
import { readCalendarFile } from './readCalendarFile';
import type { Range } from './series';

/** A calendar file, read with the person's answers. */
export interface AskedCalendar extends ReadCalendar {
  /** Its accented letters may be wrong: the file does not declare its encoding. */
  isGuess: boolean;
}

/**
 * Reads a calendar file, and asks for each undefined zone.
 * @param ask gets the name of a zone and the titles of entries with times in it. Null: they are skipped.
 * @returns null where it is not a calendar.
 * @throws CalendarFileError where it is too large, has too many entries, or cannot be decoded.
 */
export async function readAsking(
  bytes: Uint8Array,
  range: Range,
  ask: (name: string, titles: readonly string[]) => Promise<string | null>,
): Promise<AskedCalendar | null> {
  const { text, isGuess } = textOfFile(bytes);
  let calendar = readCalendarFile(text, range);
  const titles = new Map<string, Set<string>>();
  for (const { zone, title } of calendar?.leftOut ?? []) {
    if (zone !== undefined) titles.set(zone, (titles.get(zone) ?? new Set()).add(title));
  }
  const chosen = new Map<string, string>();
  for (const [name, found] of titles) {
    const zone = await ask(name, [...found]);
    if (zone !== null) chosen.set(name, zone);
  }
  if (chosen.size > 0) calendar = readCalendarFile(text, range, chosen);
  return calendar && { ...calendar, isGuess };
}
