import { useLayoutEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { Status } from '../../components/Status/Status';
import type { Times } from '@/shared/domain/appointments/wholeDays';
import { overlapQuestion } from '@/shared/domain/appointments/appointmentTexts';
import { timesInWords } from '@/shared/domain/appointments/appointmentWords';
import styles from './AppointmentDialog.module.css';

export interface OverlapQuestionProps {
  /** The overlapping one of several dates; null: there is only one. */
  about: Times | null;
  onAnswer: (anyway: boolean) => void;
}

/**
 * Asks about an overlap, in place of the form's buttons: a second dialog over the form would hide the times. The safe
 * answer takes the focus, and the group's name is read with it.
 */
export function OverlapQuestion({ about, onAnswer }: OverlapQuestionProps) {
  const questionId = useId();
  const aboutId = useId();
  const described = about ? `${questionId} ${aboutId}` : questionId;
  const safe = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => safe.current?.focus(), []);
  return (
    <div className={styles.question} role="group" aria-labelledby={described}>
      <Status kind="warning">
        <span id={questionId}>{overlapQuestion}</span>
      </Status>
      {about && (
        <p id={aboutId}>{`It is about ${timesInWords(about)}. You can leave that date out, or move it.`}</p>
      )}
      <div className={styles.answers}>
        <Button ref={safe} kind="main" aria-describedby={described} onClick={() => onAnswer(false)}>
          Change the time
        </Button>
        <Button kind="plain" aria-describedby={described} onClick={() => onAnswer(true)}>
          Book anyway
        </Button>
      </div>
    </div>
  );
}
