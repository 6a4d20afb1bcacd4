import { useEffect, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Status } from '../../components/Status/Status';
import styles from './ResetForm.module.css';
import type { FormError } from './useSending';

interface ResetFormProps {
  /** What is wrong with the form as a whole. */
  error: FormError | null;
  /** The words of its one button. */
  button: string;
  /** What is going on, while it is sent. */
  busy: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form with one field and one button. */
export function ResetForm({ error, button, busy, onSubmit, children }: ResetFormProps) {
  const announce = useAnnounce();
  useEffect(() => {
    if (error) announce(error.text, { urgent: true });
  }, [announce, error]);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {error && (
        <Status kind="failed">
          {error.text} {error.at === 'link' && <a href="/reset-password">Ask for a new link</a>}
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
