import { calendarFile, calendarFileType } from '@/shared/domain/calendarFile/calendarFile';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { entryOf, eventFile } from '@/shared/domain/events/eventEntry';
import type { Ports } from '../../ports/ports';

/**
 * Makes a calendar file and downloads it.
 * @param name of the file; null: made from the title of the one event.
 * @returns instructions for the person.
 */
export async function saveCalendar(
  { saveFile, settings, clock }: Ports,
  events: readonly CommunityEvent[],
  name: string | null,
): Promise<string> {
  const give = await saveFile();
  const origin = settings.publicUrl ?? window.location.origin;
  const entries = events.map((event) => entryOf(event, origin, settings.timeZone));
  const file = name ?? eventFile(events[0]!);
  give({ name: file, type: calendarFileType, text: calendarFile(entries, clock.now()) });
  const takes = events.length === 1 ? 'the event' : `the ${events.length} events`;
  return `Saved as ${file}. Open that file to put ${takes} into your calendar.`;
}
