import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Status } from '../../components/Status/Status';
import styles from './ResetForm.module.css';
import { badLink } from './useSending';

interface ResetFormProps {
  /** The error of the form as a whole. */
  failure: string | null;
  /** The label of its one button. */
  button: string;
  /** The progress text while it is sent. */
  busy: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form with one field and one button. */
export function ResetForm({ failure, button, busy, onSubmit, children }: ResetFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {failure && (
        <Status kind="failed">
          <span>{failure}</span> {failure === badLink && <a href="/reset-password">Ask for a new link</a>}
        </Status>
      )}
      {children}
      <p>
        <Button kind="main" type="submit" busy={busy}>
          {button}
        </Button>
      </p>
    </form>
  );
}
