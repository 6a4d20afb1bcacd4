import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { buttonClass } from '../../components/Button/buttonClass';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { TextField } from '../../components/TextField/TextField';
import styles from './MadeAddress.module.css';
import { copyText } from './copyText';

/**
 * Shows a new address once, with instructions for calendars. It takes the focus, because the button that made it is
 * gone.
 */
export function MadeAddress({ address }: { address: string }) {
  const [outcome, show] = useOutcome();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    show({ kind: 'success', text: 'Your calendar address is ready.' });
    field.current?.focus();
  }, [show]);

  const copy = () =>
    show(
      copyText(address)
        ? { kind: 'success', text: 'The address is copied. Paste it into your calendar.' }
        : {
            kind: 'failed',
            text: 'Your browser did not copy it. Please select the address in its box, and copy it there.',
          },
    );

  return (
    <>
      <TextField
        ref={field}
        label="Your calendar address"
        hint="Copy it now. We do not keep it, so we cannot show it again."
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button kind="main" onClick={copy}>
          Copy the address
        </Button>
        <a className={buttonClass()} href={address.replace(/^https?:/, 'webcal:')}>
          Open it in the calendar on this device
        </a>
      </div>
      <OutcomeMessage outcome={outcome} />
      <p>In Google Calendar, press “Other calendars”. Then press “From URL”. Paste the address there.</p>
    </>
  );
}
