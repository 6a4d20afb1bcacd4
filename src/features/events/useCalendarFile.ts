import type { CommunityEvent } from '@/shared/domain/events/event';
import { usePorts } from '../../ports/ports';
import type { EventOutcome } from './eventOutcome';

/** Downloads calendar files. Their code is fetched at the first press. @param show reports the outcome. */
export function useCalendarFile(show: (outcome: EventOutcome) => void) {
  const ports = usePorts();

  const save = async (events: readonly CommunityEvent[], name: string | null, at: EventOutcome['at']) => {
    try {
      const { saveCalendar } = await import('./saveCalendar');
      show({ at, kind: 'success', text: await saveCalendar(ports, events, name) });
    } catch {
      show({
        at,
        kind: 'failed',
        text: 'The file could not be made. Check your connection, then try again.',
      });
    }
  };

  return {
    /** A file with one event. */
    saveOne: (event: CommunityEvent) => void save([event], null, event.id),
    /** One file with all events of this person. */
    saveAll: (events: readonly CommunityEvent[]) => void save(events, 'my-events.ics', 'yours'),
  };
}
