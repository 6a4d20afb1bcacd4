import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { buttonName } from '@/shared/domain/events/event';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';
import styles from './EventCard.module.css';
import type { EventOutcome } from './eventOutcome';
import type { WaitingProps } from './Waiting';

const load = () => import('./registerForAll');

/** Registers for all dates of a repeating event, and names the full ones. */
export function AllDates({ event, past, user, store, refresh, show, places }: WaitingProps) {
  const { clock, settings } = usePorts();
  const [busy, setBusy] = useState(false);
  const { id } = event;
  const buttonId = `event-${id}-all-dates`;
  if (past || !event.series) return null;

  const doing = async (
    work: (code: Awaited<ReturnType<typeof load>>) => Promise<Omit<EventOutcome, 'at'>>,
  ) => {
    if (busy) return;
    setBusy(true);
    show(null);
    const outcome = await load()
      .then(work)
      .catch((error: unknown) => ({ kind: 'failed' as const, text: saveFailure(error) }));
    await refresh();
    show({ at: id, ...outcome });
    setBusy(false);
  };
  const giveUp = (ids: readonly number[]) => {
    document.getElementById(buttonId)?.focus();
    return doing(async ({ cancelAllDates }) => {
      await cancelAllDates(store, ids, user.email);
      return { kind: 'success', text: 'You gave these places up again.' };
    });
  };
  const register = () =>
    doing(async ({ registerForAll }) => {
      const pair = places.pairs.includes(id) ? 2 : 1;
      const { added, text } = await registerForAll(
        store,
        event,
        user.email,
        { now: clock.now(), siteZone: settings.timeZone },
        pair,
      );
      const undo = added.length > 0 ? () => void giveUp(added) : undefined;
      return { kind: added.length > 0 ? 'success' : 'info', text, undo, takeFocus: !!undo };
    });
  return (
    <div className={styles.actions}>
      <Button id={buttonId} kind="quiet" busy={busy ? 'Saving…' : undefined} onClick={() => void register()}>
        Register for all dates
        <span className="visually-hidden">{` of ${buttonName(event)}`}</span>
      </Button>
    </div>
  );
}
