import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../components/TextField/TextField';
import { validateEmail } from '../../domain/auth/validation';
import { usePorts } from '../../ports/ports';
import { Done } from './Done';
import { ResetForm } from './ResetForm';
import { useSending } from './useSending';

/** Asks for the address that the link is sent to. The answer is the same whether anybody has it or not. */
export function AskForLink() {
  const ports = usePorts();
  const [email, setEmail] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { state, error, submit } = useSending(
    () => validateEmail(email),
    (identity) => identity.sendPasswordReset(email.trim()),
  );
  const sent = `If ${email.trim()} has an account here, a message with a link is on its way. The link works for one hour.`;

  // The address that was typed into the login form.
  useEffect(() => {
    void ports.drafts().then((drafts) => {
      const kept = drafts.take('reset')?.['email'];
      if (kept) setEmail((typed) => typed || kept);
    });
  }, [ports]);
  useEffect(() => {
    if (error?.at === 'field') field.current?.focus();
  }, [error]);

  if (state === 'done') return <Done>{sent}</Done>;
  return (
    <ResetForm
      error={error && error.at !== 'field' ? error : null}
      button="Send me a link"
      busy={state === 'sending' ? 'Sending…' : undefined}
      onSubmit={() => void submit()}
    >
      <p>Type your email. We send you a link that lets you choose a new password.</p>
      <TextField
        ref={field}
        label="Email"
        hint="For example name@example.com"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        error={error?.at === 'field' ? error.text : undefined}
        attempt={error?.attempt}
        onChange={(event) => setEmail(event.target.value)}
      />
    </ResetForm>
  );
}
