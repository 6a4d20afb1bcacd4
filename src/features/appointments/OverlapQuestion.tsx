import { useLayoutEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { Status } from '../../components/Status/Status';
import { overlapQuestion } from '../../domain/appointments/appointmentTexts';
import styles from './AppointmentDialog.module.css';

/**
 * The question about an overlap, in the place of the form's buttons: a second dialog over the form would hide the times
 * that it is about. The safe answer takes the focus, and the group's name is read with it.
 */
export function OverlapQuestion({ onAnswer }: { onAnswer: (anyway: boolean) => void }) {
  const questionId = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => safe.current?.focus(), []);
  return (
    <div className={styles.question} role="group" aria-labelledby={questionId}>
      <Status kind="warning">
        <span id={questionId}>{overlapQuestion}</span>
      </Status>
      <div className={styles.answers}>
        <Button ref={safe} kind="main" aria-describedby={questionId} onClick={() => onAnswer(false)}>
          Change the time
        </Button>
        <Button kind="plain" aria-describedby={questionId} onClick={() => onAnswer(true)}>
          Book anyway
        </Button>
      </div>
    </div>
  );
}
