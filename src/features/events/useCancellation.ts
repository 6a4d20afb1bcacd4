import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { isCancelled, isPast, type CommunityEvent } from '@/shared/domain/events/event';
import { CollectionError, type Collection } from '../../ports/collection';
import { usePorts } from '../../ports/ports';

const loadDialog = () => import('./CancelEventDialog');

/** The labels of the buttons that cancel an event. */
export const cancelWords = ({ series }: CommunityEvent) =>
  series ? 'Cancel this date' : 'Cancel this event';

/**
 * Cancels or reinstates an event.
 * @param reason for the cancellation; undefined: it is reinstated.
 * @returns the new state of the event; null: it is no longer on the list.
 * @throws CollectionError
 */
export async function writeCancelled(
  events: Collection<CommunityEvent>,
  id: number,
  reason: string | undefined,
): Promise<CommunityEvent | null> {
  const current = await events.get(id);
  if (!current) return null;
  const { cancelled: _, ...rest } = current;
  const record = reason === undefined ? rest : { ...rest, cancelled: reason };
  try {
    await events.put(record, { expected: current });
    return record;
  } catch (error) {
    // It was changed between reading and writing.
    if (error instanceof CollectionError && error.code === 'conflict')
      return writeCancelled(events, id, reason);
    throw error;
  }
}

interface CancellationOptions {
  opened: CommunityEvent;
  events: Collection<CommunityEvent>;
  /** Asks before unsaved changes are discarded. */
  mayLeave: () => Promise<boolean>;
  /** Runs one action at a time, and shows its error. */
  submit: (work: () => Promise<string | null>) => Promise<void>;
  /** Called when it was cancelled or reinstated. */
  onDone: (event: CommunityEvent) => Promise<void>;
}

/** Cancels and reinstates the event of a form. */
export function useCancellation({ opened, events, mayLeave, submit, onDone }: CancellationOptions) {
  const { can, clock, settings } = usePorts();
  const dialog = useLazyDialog<
    typeof loadDialog,
    { tells: boolean; answer: (reason: string | null) => void }
  >(loadDialog);
  const write = (reason: string | undefined) =>
    submit(async () => {
      const event = await writeCancelled(events, opened.id, reason);
      if (!event) return 'This event is not on the list any more.';
      await onDone(event);
      return null;
    });
  return {
    isCancelled: isCancelled(opened),
    isPossible: !isPast(opened, clock.now(), settings.timeZone),
    dialog,
    cancelEvent: async () => {
      if (!(await mayLeave())) return;
      const reason = await new Promise<string | null>((answer, reject) => {
        dialog.open(() => ({ tells: can.messages, answer })).catch(reject);
      }).finally(dialog.close);
      if (reason !== null) await write(reason);
    },
    resume: async () => {
      if (await mayLeave()) await write(undefined);
    },
  };
}

export type Cancellation = ReturnType<typeof useCancellation>;
