import { useEffect, useEffectEvent } from 'react';
import { TextField } from '../../components/TextField/TextField';
import { validateEmail } from '@/shared/domain/auth/validation';
import { usePorts } from '../../ports/ports';
import { Done } from './Done';
import { ResetForm } from './ResetForm';
import { useSending } from './useSending';

/** Asks for the address that gets the link. The answer is the same for known and unknown addresses. */
export function AskForLink() {
  const ports = usePorts();
  const { form, isDone, submit } = useSending(validateEmail, (identity, email) =>
    identity.sendPasswordReset(email.trim()),
  );
  const email = form.values.text;
  const sent = `If ${email.trim()} has an account here, a message with a link is on its way. The link works for one hour.`;

  const restore = useEffectEvent((kept: string | undefined) => {
    if (kept && !email) form.change({ text: kept });
  });
  // The address from the login form.
  useEffect(() => {
    void ports.drafts().then((drafts) => restore(drafts.take('reset')?.['email']));
  }, [ports]);

  if (isDone) return <Done>{sent}</Done>;
  return (
    <ResetForm
      failure={form.failure}
      button="Send me a link"
      busy={form.busy ? 'Sending…' : undefined}
      onSubmit={() => void submit()}
    >
      <p>Type your email. We send you a link that lets you choose a new password.</p>
      <TextField
        label="Email"
        hint="For example name@example.com"
        type="email"
        name="email"
        autoComplete="email"
        {...form.field('text')}
      />
    </ResetForm>
  );
}
