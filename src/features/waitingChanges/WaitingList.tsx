import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button/Button';
import { differencesOf } from '../../components/EditConflict/versions';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { hoursOf, dateOf } from '@/shared/domain/appointments/appointmentWords';
import type { WaitingAppointment, WaitingChange } from '@/shared/domain/waitingChanges/waitingChange';
import type { WaitingChanges } from '@/shared/domain/waitingChanges/waitingRules';
import { changeWords, sentSoon, takenBack, problemWords } from '@/shared/domain/waitingChanges/waitingTexts';
import { saveFailure } from '../../ports/collectionWords';
import type { WaitingQueue } from '../../ports/waitingChanges';
import styles from './WaitingList.module.css';

export interface WaitingListProps {
  queue: WaitingQueue;
  /** The waiting changes, the oldest first. */
  changes: WaitingChanges;
}

/** Lists the changes that wait on this device. Each can be undone; a refused one asks for a decision. */
export function WaitingList({ queue, changes }: WaitingListProps) {
  const [outcome, setOutcome] = useState('');
  const message = useRef<HTMLParagraphElement>(null);

  /** Processes a change, and reports the outcome: the pressed button may be gone. */
  const act = async (work: Promise<void>, done: string) => {
    const text = await work.then(
      () => done,
      (error: unknown) => saveFailure(error),
    );
    flushSync(() => setOutcome(text));
    message.current?.focus();
  };

  return (
    <>
      <p ref={message} tabIndex={-1}>
        {outcome}
      </p>
      <ol className={styles.list}>
        {changes.map((change) => (
          <li key={change.key} className={styles.change}>
            <Change
              change={change}
              onTakeBack={() => void act(queue.takeBack(change), takenBack(change))}
              onSend={() => void act(queue.sendAnyway(change), sentSoon(change))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface ChangeProps {
  change: WaitingChange;
  onTakeBack: () => void;
  onSend: () => void;
}

function Change({ change, onTakeBack, onSend }: ChangeProps) {
  const words = changeWords(change);
  const trouble = problemWords(change);
  const which = <span className="visually-hidden">{` (${words})`}</span>;
  const isConflict = change.trouble?.kind === 'conflict';
  return (
    <>
      <p className={styles.words}>{words}</p>
      {trouble && <p>{trouble}</p>}
      {isConflict && <Versions change={change as WaitingAppointment} />}
      <div className={styles.buttons}>
        {change.trouble && (
          <Button size="small" kind="main" onClick={onSend}>
            <span>{sendLabels[change.trouble.kind]}</span>
            {which}
          </Button>
        )}
        <Button size="small" onClick={onTakeBack}>
          <span>{isConflict ? 'Take theirs' : 'Take back'}</span>
          {which}
        </Button>
      </div>
    </>
  );
}

const sendLabels = { conflict: 'Keep mine', overlap: 'Book it anyway', refused: 'Try again' } as const;

const fields = [
  { name: 'there', label: 'Appointment' },
  { name: 'title', label: 'Title' },
  { name: 'time', label: 'Time' },
  { name: 'location', label: 'Location' },
  { name: 'description', label: 'Description' },
];

const valuesOf = (record: Appointment | null) =>
  record
    ? {
        there: 'Booked',
        title: record.title,
        time: `${dateOf(record)}, ${hoursOf(record)}`,
        location: record.location,
        description: record.description,
      }
    : { there: 'Deleted', title: '', time: '', location: '', description: '' };

/** Both versions of the differing fields. */
function Versions({ change }: { change: WaitingAppointment }) {
  if (change.trouble?.kind !== 'conflict') return null;
  const versions = {
    before: valuesOf(change.before),
    now: valuesOf(change.trouble.now),
    yours: valuesOf(change.record),
  };
  return (
    <dl className={styles.versions}>
      {differencesOf(fields, versions).map(({ name, label, now, yours, before }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{`Now: ${now}`}</dd>
          <dd>{`${yours === undefined ? 'Before:' : 'You wrote:'} ${yours ?? before}`}</dd>
        </div>
      ))}
    </dl>
  );
}
