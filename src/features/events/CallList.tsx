import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import type { GuestCall } from '@/shared/domain/events/guest';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';
import styles from './Guests.module.css';
import { openGuests } from './guestWork';
import { PhoneLinks } from './PhoneLinks';

export interface CallListProps {
  calls: readonly GuestCall[];
  /** The accessible name of the list. */
  label: string;
  /** Reads the calls again after a call or other news. Resolves once they have loaded. */
  reread: () => Promise<void>;
}

/** Lists people without email, each with the news for them, until an organiser has called. */
export function CallList({ calls, label, reread }: CallListProps) {
  const ports = usePorts();
  const [busy, setBusy] = useState<number | null>(null);
  const [outcome, show] = useOutcome();
  const rows = useRef<HTMLUListElement>(null);
  const said = useRef<HTMLDivElement>(null);

  const finish = async (call: GuestCall, pressed: Element) => {
    if (busy !== null) return;
    setBusy(call.id);
    show(null);
    try {
      const result = await (await openGuests(ports)).called(call);
      const buttons = [...(rows.current?.querySelectorAll('button') ?? [])];
      const at = buttons.indexOf(pressed as HTMLButtonElement);
      const next = result === 'changed' ? null : (buttons[at + 1] ?? buttons[at - 1] ?? said.current);
      // Before the focused button is removed.
      if (document.activeElement === pressed) next?.focus();
      await reread();
      show(
        result === 'changed'
          ? { kind: 'warning', text: `There is other news for ${call.name} by now. Please call again.` }
          : { kind: 'success', text: `Done: ${call.name} is told.` },
      );
    } catch (error) {
      show({ kind: 'failed', text: saveFailure(error) });
    }
    setBusy(null);
  };

  return (
    <div className={styles.part}>
      {calls.length > 0 && (
        <ul className={styles.rows} ref={rows} aria-label={label}>
          {calls.map((call) => (
            <li key={call.id}>
              <p>
                <strong translate="no">{call.name}</strong>, <PhoneLinks phone={call.phone} />
              </p>
              <p>{call.about}</p>
              <p>
                Tell them: <strong>{call.tell.join(' ')}</strong>
              </p>
              <Button
                size="small"
                busy={busy === call.id ? 'Saving…' : undefined}
                onClick={({ currentTarget }) => void finish(call, currentTarget)}
              >
                Done<span className="visually-hidden">{` calling ${call.name} about ${call.about}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div ref={said} tabIndex={-1}>
        <OutcomeMessage outcome={outcome} />
      </div>
    </div>
  );
}
