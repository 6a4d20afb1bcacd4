import { useRef, useState } from 'react';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { copyOf } from '@/shared/domain/events/copyEvent';
import { isCancelled, type CommunityEvent } from '@/shared/domain/events/event';
import { putBack as withWordsOf } from '@/shared/domain/events/eventForm';
import { newEvent } from '@/shared/domain/events/newEvent';
import { saveFailure } from '../../ports/collectionWords';
import type { Collection } from '../../ports/collection';
import type { EventSeries } from '../../ports/eventSeries';
import type { EventChange } from '@/shared/domain/events/series/series';
import { usePorts } from '../../ports/ports';
import { editButtonId } from './EventActions';
import type { EventOutcome } from './eventOutcome';
import { writeCancelled } from './useCancellation';
import type { EventOrigin } from './useEventForm';

const loadDialog = () => import('./EventDialog');

/** The event that is open in the form. */
interface EditedEvent {
  event: CommunityEvent;
  from: EventOrigin;
  /** Null where events cannot repeat. */
  series: EventSeries | null;
}

/** True where the only changes are further dates of an event. */
const isOnlyMore = (changes: readonly EventChange[], { id }: CommunityEvent) =>
  changes.every(({ before, after }) => before === null && after?.id !== id);
const counted = ({ length }: readonly EventChange[]) => (length === 1 ? '1 date' : `${length} dates`);

/** The id of the button that adds an event. */
export const addButtonId = 'add-new-event';

/**
 * Adds and edits events, for users who may.
 * @param show reports the outcome.
 * @param lead brings the card of an event into the visible list.
 */
export function useEventDialog(
  events: Collection<CommunityEvent>,
  refresh: () => Promise<void>,
  show: (outcome: EventOutcome | null) => void,
  lead: (event: CommunityEvent) => void,
) {
  const { can, clock, collections } = usePorts();
  const announce = useAnnounce();
  const dialog = useLazyDialog<typeof loadDialog, EditedEvent>(loadDialog);
  const [removal, showRemoval] = useOutcome();
  const [busy, setBusy] = useState(false);
  /** The id of the last saved event: a copy gets its own then. */
  const savedId = useRef<number | null>(null);
  /** The error where nothing opened. */
  const [problem, setProblem] = useState<string | null>(null);

  const open = async (pick: () => Promise<CommunityEvent>, from: EventOrigin, opener: Element | null) => {
    if (busy) return;
    savedId.current = null;
    setBusy(true);
    setProblem(null);
    show(null);
    showRemoval(null);
    try {
      // Fetches the code first: otherwise the list would get an event without a form to fill in.
      await dialog.open(async () => {
        // Without this code an event can still be saved, as a single one.
        const series = await (await collections()).eventSeries().catch(() => null);
        const event = await pick();
        await refresh();
        if (from !== 'copy') lead(event);
        return { event, from, series };
      }, opener);
    } catch (error) {
      setProblem(saveFailure(error));
    } finally {
      setBusy(false);
    }
  };

  /** The Undo button is gone then: the focus goes to the card's own button. */
  const failUndo = (id: number, text: string) => {
    document.getElementById(editButtonId(id))?.focus();
    show({ at: id, kind: 'failed', text });
  };

  /** Removes an added event from the list, as long as nobody has registered. */
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

  /** Restores the texts of an event. */
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

  /** Undoes an action on several dates. @param changes the changes to reverse. @returns true if all were reversed. */
  const takeBack = async (
    event: CommunityEvent,
    changes: readonly EventChange[],
    { series, from }: Pick<EditedEvent, 'series' | 'from'>,
  ): Promise<boolean> => {
    const added = from !== 'list';
    const made = changes.filter(({ before, after }) => after && (added || !before));
    const ids = new Set(made.map(({ after }) => after?.id));
    const isComing =
      ids.size > 0 && (await events.list()).some(({ id, attendees }) => attendees && ids.has(id));
    if (isComing) {
      failUndo(event.id, 'Somebody has registered, so the dates stay.');
      return false;
    }
    const name = changes.find(({ before, after }) => (after ?? before)?.series)!;
    await series!.write(
      (name.after ?? name.before)!.series!,
      changes.map(({ before, after }) => ({ before: after, after: added ? null : before })),
    );
    await refresh();
    return true;
  };

  /** Undoes a change of several dates. */
  const undoSeries = async (event: CommunityEvent, changes: readonly EventChange[], edited: EditedEvent) => {
    try {
      if (!(await takeBack(event, changes, edited))) return;
      if (edited.from === 'list') {
        const text = isOnlyMore(changes, event)
          ? `${counted(changes)} of ${event.title} ${changes.length === 1 ? 'is' : 'are'} off the list.`
          : `${changes.length} dates are as they were before.`;
        show({ at: event.id, kind: 'success', text });
        document.getElementById(editButtonId(event.id))?.focus();
        return;
      }
      show(null);
      announce(`${changes.length} dates of ${event.title} are off the list.`);
      document.getElementById(addButtonId)?.focus();
    } catch (error) {
      failUndo(event.id, saveFailure(error));
    }
  };

  /** Reports that an event is cancelled or reinstated. @param undo takes it back; absent after an Undo. */
  const showCancelled = async (event: CommunityEvent, undo?: () => void) => {
    await refresh();
    lead(event);
    const told = can.messages ? ' Those who come or wait get an email in two minutes.' : '';
    const text = isCancelled(event)
      ? `Cancelled: ${event.title}.${told}`
      : `${event.title} is not cancelled. It takes place.`;
    show({ at: event.id, kind: 'success', text, ...(undo && { undo }) });
  };

  /** Undoes a cancellation or its reversal. */
  const undoCancelled = async ({ id }: CommunityEvent, before: string | undefined) => {
    try {
      const event = await writeCancelled(events, id, before);
      document.getElementById(editButtonId(id))?.focus();
      if (event) await showCancelled(event);
      else failUndo(id, 'This event is not on the list any more.');
    } catch (error) {
      failUndo(id, saveFailure(error));
    }
  };

  return {
    busy,
    problem,
    dialog,
    add: (opener: Element) =>
      open(async () => (await events.add([newEvent(clock.now())]))[0]!, 'added', opener),
    edit: (event: CommunityEvent, opener: Element) => open(async () => event, 'list', opener),
    copy: (event: CommunityEvent, opener: Element) => open(async () => copyOf(event), 'copy', opener),
    /** Focuses this after the form; null: the opener, or the message about a removal. */
    focusAfter: () => {
      const id = savedId.current ?? (dialog.item?.from === 'copy' ? null : dialog.item?.event.id);
      return id == null ? null : document.getElementById(editButtonId(id));
    },
    /** Closes the form without saving. An event that was just added stays on the list. */
    close: () => {
      if (dialog.item?.from === 'added') {
        const { event } = dialog.item;
        const undo = () => void takeOff(event);
        show({ at: event.id, kind: 'success', text: `${event.title} is on the list.`, undo });
      }
      dialog.close();
    },
    saved: async (event: CommunityEvent, before: CommunityEvent, changes: readonly EventChange[]) => {
      await refresh();
      lead(event);
      savedId.current = event.id;
      const { item } = dialog;
      const more = item?.from === 'list' && isOnlyMore(changes, event);
      const several = (changes.length > 1 || more) && item;
      const undoOne = () => (item?.from === 'list' ? putBack(before) : takeOff(event));
      const undo = () => void (several ? undoSeries(event, changes, several) : undoOne());
      const all = more ? `Added: ${counted(changes)} of` : 'Saved:';
      const text = `${all} ${event.title}${several && !more ? `, ${changes.length} dates` : ''}.`;
      show({ at: event.id, kind: 'success', text, undo });
      dialog.close();
    },
    cancelled: async (event: CommunityEvent) => {
      const before = dialog.item?.event.cancelled;
      await showCancelled(event, () => void undoCancelled(event, before));
      dialog.close();
    },
    /** The message about deleted dates, whose cards are gone. */
    removal,
    removed: async (changes: readonly EventChange[]) => {
      const { event, series } = dialog.item!;
      await refresh();
      dialog.close();
      const dates = changes.length === 1 ? 'one date' : `${changes.length} dates`;
      const putBackAll = async () => {
        await takeBack(event, changes, { series, from: 'list' });
        lead(event);
        showRemoval({ kind: 'success', text: `${event.title}: ${dates} put back.` });
        // Its card comes with the next list; this button is beside the message.
        document.getElementById(addButtonId)?.focus();
      };
      const undo = () =>
        void putBackAll().catch((error: unknown) =>
          showRemoval({ kind: 'failed', text: saveFailure(error) }),
        );
      showRemoval({ kind: 'success', text: `Deleted: ${dates} of ${event.title}.`, undo, takeFocus: true });
    },
  };
}
