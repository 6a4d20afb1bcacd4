import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { Progress } from '../../components/Progress/Progress';
import type { User } from '@/shared/domain/users/user';
import type { LiveActions } from '../../ports/liveQuery';
import { usePorts } from '../../ports/ports';
import { LeftOutList } from '../appointmentExport/LeftOutList';
import { findDeviceData, type FoundData } from './findDeviceData';
import type { MigrationOutcome } from './migrationActions';
import { countsOf, inWords, sizeOf, type Brought } from './migrationPlan';
import styles from '../appointmentExport/ExportAppointments.module.css';

/** Fetched when the person starts the copy. */
const load = () => import('./migrationActions');

const notLoaded: MigrationOutcome = {
  kind: 'failed',
  text: 'That did not work. Check your connection, then try again.',
};

interface BringDataProps {
  user: User;
  batch: LiveActions['batch'];
}

/** Offers to copy this browser's records from before they were shared. Renders nothing where there are none. */
export function DeviceDataMigration({ user, batch }: BringDataProps) {
  const ports = usePorts();
  const { ask } = useDialogs();
  const [found, setFound] = useState<FoundData | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [undoing, setUndoing] = useState(false);
  const [outcome, show] = useOutcome<MigrationOutcome>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let left = false;
    void findDeviceData(ports, user).then((data) => {
      if (!left) setFound(data);
    });
    return () => {
      left = true;
    };
  }, [ports, user]);

  const size = found ? sizeOf(found.plan) : 0;
  if (!found || (size === 0 && !outcome)) return null;
  const { plan } = found;

  const start = async () => {
    const sure = await ask({
      question: `Copy ${inWords(countsOf(plan))} to your account?`,
      details:
        'They stay on this device as well. What is in your account already is left alone. Places at events are taken in your name.',
      confirm: 'Copy to my account',
      keep: 'Not now',
    });
    if (!sure) return;
    show(null);
    setDone(0);
    await batch(() => copy(found));
  };

  const copy = async (wanted: FoundData) => {
    const actions = await load().catch(() => null);
    if (!actions) {
      setDone(null);
      return show(notLoaded);
    }
    const { outcome: next, brought } = await actions.migrateNow(ports, user, wanted.plan, setDone);
    const left = (await findDeviceData(ports, user)) ?? wanted;
    // The button disappears: the focus stays beside the message.
    if (sizeOf(left.plan) === 0) heading.current?.focus();
    setDone(null);
    setFound(left);
    // Nothing is lost when it stops halfway, so it does not interrupt.
    show({ ...next, urgent: false, undo: brought ? () => void undo(brought) : undefined });
  };

  const undo = async (brought: Brought) => {
    setUndoing(true);
    await batch(async () => {
      const said = await (await load()).undoMigration(ports, user, brought);
      const left = (await findDeviceData(ports, user)) ?? found;
      // The button disappears with the message, unless something is left to undo.
      if (said.kind === 'info') heading.current?.focus();
      setFound(left);
      show({ ...said, undo: said.kind === 'info' ? undefined : () => void undo(brought) });
    });
    setUndoing(false);
  };

  return (
    <section className={`${styles.box} no-print`} aria-labelledby="bring-data">
      <h2 id="bring-data" ref={heading} tabIndex={-1}>
        On this device
      </h2>
      {size > 0 && <p>{`This device keeps ${inWords(countsOf(plan))} that your account does not have.`}</p>}
      {found.without && <p>{found.without}</p>}
      <LeftOutList left={found.leftOut} />
      {done !== null && <Progress label="Copying to your account" value={done} max={size} />}
      {size > 0 && (
        <div className={styles.buttons}>
          <Button busy={done === null ? undefined : 'Copying…'} onClick={() => void start()}>
            Bring my data from this device
          </Button>
        </div>
      )}
      <OutcomeMessage outcome={outcome} busy={undoing ? 'Taking it back…' : undefined} />
      <LeftOutList left={outcome?.leftOut} />
    </section>
  );
}
