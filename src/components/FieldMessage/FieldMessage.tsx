import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { warning } from '../Icon/paths';
import styles from './FieldMessage.module.css';

export interface FieldMessageProps {
  /** `hint` helps before the answer, `error` explains an error in it. */
  kind: 'hint' | 'error';
  /** Id for the control's `aria-describedby`; without it no screen reader reads the message. */
  id: string;
  /** One sentence in plain words about the next step. */
  children: ReactNode;
}

/** One line of help or one error, above its control, or below a single check box. */
export function FieldMessage({ kind, id, children }: FieldMessageProps) {
  return (
    <p className={styles.message} id={id} data-state={kind}>
      {kind === 'error' && <Icon shape={warning} />}
      <span className={styles.words}>
        {/* The icon and the colour say "this is wrong"; this word says it to everyone else. */}
        {kind === 'error' && <span className="visually-hidden">Error: </span>}
        <span>{children}</span>
      </span>
    </p>
  );
}
