import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { Status } from '../../components/Status/Status';
import { passwordRules, validatePassword } from '../../domain/validation';
import { ResetForm } from './ResetForm';
import { useSending } from './useSending';

const done = 'Your new password is saved. Press Login at the top and use it.';

/** Asks for the new password that a mailed link allows. */
export function NewPassword({ code }: { code: string }) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();
  const { state, error, submit } = useSending(
    () => validatePassword(password),
    (identity) => identity.confirmPasswordReset(code, password),
  );

  useEffect(() => {
    if (error?.at === 'field') field.current?.focus();
  }, [error]);
  useEffect(() => {
    if (state === 'done') announce(done);
  }, [announce, state]);

  if (state === 'done') return <Status kind="success">{done}</Status>;
  return (
    <ResetForm
      error={error?.at === 'form' ? error : null}
      button="Save new password"
      busy={state === 'sending' ? 'Saving…' : undefined}
      onSubmit={() => void submit()}
    >
      <PasswordField
        ref={field}
        label="New password"
        name="password"
        autoComplete="new-password"
        rules={passwordRules.map(({ id, label, isMet }) => ({ id, label, met: isMet(password) }))}
        value={password}
        error={error?.at === 'field' ? error.text : undefined}
        attempt={error?.attempt}
        onChange={(event) => setPassword(event.target.value)}
      />
    </ResetForm>
  );
}
