import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import type { CalendarFeed } from '../../ports/calendarFeed';
import type { OwnAccount } from '../../ports/ownAccount';
import { failureWords } from './accountDeletionWords';
import styles from '../appointmentExport/ExportAppointments.module.css';

const loadDialog = () => import('./CalendarFeedDialog');

/** Opens the dialog for the address that other calendars subscribe to. */
export function CalendarFeedSection({ account }: { account: OwnAccount }) {
  const dialog = useLazyDialog<typeof loadDialog, { feed: CalendarFeed | null }>(loadDialog);
  const [busy, setBusy] = useState(false);
  const [outcome, show] = useOutcome();

  const open = async (opener: Element) => {
    if (busy) return;
    show(null);
    setBusy(true);
    try {
      await dialog.open(async () => ({ feed: await account.calendarFeed.read() }), opener);
    } catch (error) {
      show({ kind: 'failed', text: failureWords(error) });
    }
    setBusy(false);
  };

  return (
    <section className={`${styles.box} no-print`} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">In the calendar on your phone</h2>
      <p>
        The calendar on your phone or computer can show your appointments and events here. It follows when
        something changes.
      </p>
      <div className={styles.buttons}>
        <Button
          busy={busy ? 'Opening…' : undefined}
          onPointerEnter={dialog.preload}
          onFocus={dialog.preload}
          onClick={({ currentTarget }) => void open(currentTarget)}
        >
          Set up the calendar feed
        </Button>
      </div>
      <OutcomeMessage outcome={outcome} />
      {dialog.render(({ CalendarFeedDialog }, { feed }, opener) => (
        <CalendarFeedDialog
          first={feed}
          calendar={account.calendarFeed}
          opener={opener}
          onClose={dialog.close}
          onEnded={() => {
            dialog.close();
            show({ kind: 'success', text: 'Your calendar feed is off. Its address does not work any more.' });
          }}
        />
      ))}
    </section>
  );
}
