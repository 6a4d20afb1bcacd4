import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { Status } from '../../components/Status/Status';
import { callWords } from '@/shared/domain/events/guest';
import styles from './EventsPage.module.css';

export interface CallPeopleProps {
  /** The number of people to call. */
  count: number;
  /** Reads that number and the events again. */
  refresh: () => Promise<void>;
}

const loadDialog = () => import('./CallsDialog');

/** Tells organisers that people without email have to be called about a change. */
export function CallPeople({ count, refresh }: CallPeopleProps) {
  const dialog = useLazyDialog<typeof loadDialog, object>(loadDialog);
  const [problem, setProblem] = useState(false);
  return (
    <section className={styles.manage} aria-labelledby="call-people">
      <h2 id="call-people">People to call</h2>
      <p>They rang and have no email here. Something has changed for them.</p>
      <Button
        kind="main"
        onFocus={dialog.preload}
        onPointerEnter={dialog.preload}
        onClick={({ currentTarget }) => {
          setProblem(false);
          dialog.open(() => ({}), currentTarget).catch(() => setProblem(true));
        }}
      >
        {callWords(count)}
      </Button>
      {problem && (
        <Status kind="failed" appears>
          The list could not be opened. Check your connection, then try again.
        </Status>
      )}
      {dialog.render(({ CallsDialog }, _item, opener) => (
        <CallsDialog
          opener={opener}
          onClose={dialog.close}
          // Any earlier, the section with the dialog could be removed, and the focus with it.
          onClosed={() => void refresh()}
        />
      ))}
    </section>
  );
}
