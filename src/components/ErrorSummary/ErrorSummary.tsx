import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon';
import { warning } from '../Icon/paths';
import styles from './ErrorSummary.module.css';

/** One error: its control, and the same text as at that control. */
export interface SummaryError {
  fieldId: string;
  text: string;
}

export interface ErrorSummaryProps {
  /** The errors in the order of the fields. Empty: nothing is rendered. */
  errors: readonly SummaryError[];
  /** Counts the form's validations: each new one that finds errors moves the focus here again. */
  attempt: number;
  /** The heading of the summary. */
  title?: string | undefined;
  /** Level of the heading on the page. Default 2. */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * Moves to the control with its label in view, which a plain fragment link leaves above the window's edge.
 */
function goTo(event: MouseEvent, fieldId: string) {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('[data-field]') ?? control).scrollIntoView({ block: 'nearest' });
}

/** All errors of a form, at its top, each linked to its field. It takes the focus when it appears. */
export function ErrorSummary({
  errors,
  attempt,
  title = 'There is a problem',
  level = 2,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const Heading = `h${level}` as const;
  const wrong = errors.length > 0;

  useEffect(() => {
    if (wrong) box.current?.focus();
  }, [wrong, attempt]);

  if (!wrong) return null;
  return (
    <div ref={box} className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Icon shape={warning} size="large" />
      <div className={styles.words}>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ fieldId, text }) => (
            <li key={fieldId + text}>
              <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
