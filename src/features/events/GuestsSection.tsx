import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { plus } from '../../components/Icon/paths';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome, type Outcome } from '../../components/OutcomeMessage/useOutcome';
import { placeText, sinceText, type Attendee } from '@/shared/domain/events/attendees';
import { isCancelled, isPast, type CommunityEvent } from '@/shared/domain/events/event';
import { callWords } from '@/shared/domain/events/guest';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';
import { CallList } from './CallList';
import styles from './Guests.module.css';
import { bringBack, openGuests, takeBack, type GuestRegistration } from './guestWork';
import { PhoneLinks } from './PhoneLinks';

export interface GuestsSectionProps {
  /** The current state of the event. */
  event: CommunityEvent;
  /** All attendees and people who wait. */
  people: readonly Attendee[];
  /** Reads them again; resolves once they have loaded. */
  reread: () => Promise<void>;
}

const loadDialog = () => import('./GuestDialog');

/** People without an account who phoned: the calls to make, the list, and a button to add one. */
export function GuestsSection({ event, people, reread }: GuestsSectionProps) {
  const ports = usePorts();
  const { clock, settings } = ports;
  const dialog = useLazyDialog<typeof loadDialog, object>(loadDialog);
  const [outcome, show] = useOutcome();
  const [busy, setBusy] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const guests = people.filter(({ guest }) => guest);
  const calls = guests.flatMap(({ guest }) => guest!.call ?? []);
  const isOpen = !isCancelled(event) && !isPast(event, clock.now(), settings.timeZone);

  /** Does one thing at a time, and reports its outcome. */
  const doing = async (work: () => Promise<Outcome>) => {
    if (busy) return;
    setBusy(true);
    show(null);
    const next = await work().catch((error: unknown): Outcome => ({
      kind: 'failed',
      text: saveFailure(error),
    }));
    await reread();
    show(next);
    setBusy(false);
  };
  /** The message with Undo disappears: the button takes its place. */
  const undoing = (work: () => Promise<Outcome>) => () => {
    adder.current?.focus();
    void doing(work);
  };
  const added = (done: GuestRegistration) => {
    dialog.close();
    const undo = undoing(async () => {
      await takeBack(await openGuests(ports), done);
      return { kind: 'success', text: 'They are off the list again.' };
    });
    void doing(async () => ({
      kind: done.at.length > 0 ? 'success' : 'info',
      text: done.text,
      ...(done.at.length > 0 && { undo }),
    }));
  };
  const takeOff = (person: Attendee) =>
    doing(async () => {
      const removed = await (await openGuests(ports)).remove(event.id, person.guest!.id);
      const text = `${person.name} is off the list.`;
      if (!removed) return { kind: 'success', text };
      const undo = undoing(async () => bringBack(await openGuests(ports), event.id, person));
      return { kind: 'success', text, undo, takeFocus: true };
    });

  return (
    <div className={styles.part}>
      {calls.length > 0 && <h3>{callWords(calls.length)}</h3>}
      {guests.length > 0 && <CallList calls={calls} label="People to call" reread={reread} />}
      {guests.length > 0 && (
        <>
          <h3>People who rang</h3>
          <ul className={styles.rows} aria-label="People who rang">
            {guests.map((person) => (
              <li key={person.guest!.id}>
                <p>
                  <strong translate="no">{person.name}</strong>, <PhoneLinks phone={person.guest!.phone} />
                </p>
                <p>{placeText(person)}</p>
                <p>{`Put down${person.guest!.addedBy ? ` by ${person.guest!.addedBy}` : ''} on ${sinceText({ ...person, since: person.guest!.addedAt })}`}</p>
                <Button size="small" onClick={() => void takeOff(person)}>
                  Remove<span className="visually-hidden">{` ${person.name}`}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && (
        <Button
          ref={adder}
          icon={plus}
          onFocus={dialog.preload}
          onPointerEnter={dialog.preload}
          onClick={({ currentTarget }) => {
            show(null);
            dialog
              .open(() => ({}), currentTarget)
              .catch(() => show({ kind: 'failed', text: 'The form could not be loaded. Please try again.' }));
          }}
        >
          Add somebody who rang
        </Button>
      )}
      <OutcomeMessage outcome={outcome} />
      {dialog.render(({ GuestDialog }, _item, opener) => (
        <GuestDialog
          event={event}
          waiting={people.filter(({ position }) => position !== null).length}
          opener={opener}
          onClose={dialog.close}
          onDone={added}
        />
      ))}
    </div>
  );
}
