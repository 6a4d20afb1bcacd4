import { useState } from 'react';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { putBack as withWordsOf } from '../../domain/events/eventForm';
import type { CommunityEvent } from '../../domain/events/event';
import { newEvent } from '../../domain/events/newEvent';
import { saveFailure } from '../../ports/collectionWords';
import type { Collection } from '../../ports/collection';
import { usePorts } from '../../ports/ports';
import { editButtonId } from './EventActions';
import type { EventOutcome } from './useRegistrations';

const loadDialog = () => import('./EventDialog');

/** The event that is open in the form. */
interface EditedEvent {
  event: CommunityEvent;
  /** It was added a moment ago, to be filled in. */
  added: boolean;
}

/** The id of the button that adds an event. */
export const addButtonId = 'add-new-event';

/**
 * Adding events and changing them, for those who may.
 * @param show says what came of it. @param lead brings the card of an event into the list that is shown.
 */
export function useEventDialog(
  events: Collection<CommunityEvent>,
  refresh: () => Promise<void>,
  show: (outcome: EventOutcome | null) => void,
  lead: (event: CommunityEvent) => void,
) {
  const { clock } = usePorts();
  const announce = useAnnounce();
  const dialog = useLazyDialog<typeof loadDialog, EditedEvent>(loadDialog);
  const [busy, setBusy] = useState(false);
  /** Why nothing opened. */
  const [problem, setProblem] = useState<string | null>(null);

  const open = async (pick: () => Promise<CommunityEvent>, added: boolean, opener: Element | null) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    show(null);
    try {
      // The code comes first: without it nothing is added that could not be filled in.
      await dialog.open(async () => {
        const event = await pick();
        await refresh();
        lead(event);
        return { event, added };
      }, opener);
    } catch (error) {
      setProblem(saveFailure(error));
    } finally {
      setBusy(false);
    }
  };

  /** The Undo button is gone then: the focus goes to the card's own. */
  const failUndo = (id: number, text: string) => {
    document.getElementById(editButtonId(id))?.focus();
    show({ at: id, kind: 'failed', text });
  };

  /** Takes an added event off the list, as long as nobody is coming. */
  const takeOff = async ({ id, title }: CommunityEvent): Promise<void> => {
    const failed = (text: string) => failUndo(id, text);
    try {
      if ((await events.get(id))?.attendees) return failed('Somebody has registered, so it stays.');
      await events.remove(id);
      await refresh();
      show(null);
      announce(`${title} is off the list.`);
      document.getElementById(addButtonId)?.focus();
    } catch (error) {
      failed(saveFailure(error));
    }
  };

  /** Puts the words of an event back as they were. */
  const putBack = async (before: CommunityEvent): Promise<void> => {
    const { id } = before;
    try {
      const now = await events.get(id);
      if (now) await events.put(withWordsOf(now, before), { expected: now });
      await refresh();
      lead(before);
      show({ at: id, kind: 'success', text: `${before.title} is as it was before.` });
      document.getElementById(editButtonId(id))?.focus();
    } catch (error) {
      failUndo(id, saveFailure(error));
    }
  };

  return {
    busy,
    problem,
    dialog,
    add: (opener: Element) => open(() => events.add((all) => newEvent(all, clock.now())), true, opener),
    edit: (event: CommunityEvent, opener: Element) => open(async () => event, false, opener),
    /** Cancelled. An event that was just added is on the list all the same. */
    close: () => {
      if (dialog.item?.added) {
        const { event } = dialog.item;
        const undo = () => void takeOff(event);
        show({ at: event.id, kind: 'success', text: `${event.title} is on the list.`, undo });
      }
      dialog.close();
    },
    saved: async (event: CommunityEvent, before: CommunityEvent) => {
      await refresh();
      lead(event);
      const undo = () => void (dialog.item?.added ? takeOff(event) : putBack(before));
      show({ at: event.id, kind: 'success', text: `Saved: ${event.title}.`, undo });
      dialog.close();
    },
  };
}
