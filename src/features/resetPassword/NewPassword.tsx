import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../components/Button/buttonClass';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { passwordRules, validatePassword } from '../../domain/auth/validation';
import { Done } from './Done';
import { ResetForm } from './ResetForm';
import { useSending } from './useSending';

const done = 'Your new password is saved. Now log in with it.';

/** Asks for the new password that a mailed link allows. */
export function NewPassword({ code }: { code: string }) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { state, error, submit } = useSending(
    () => validatePassword(password),
    (identity) => identity.confirmPasswordReset(code, password),
  );

  useEffect(() => {
    if (error?.at === 'field') field.current?.focus();
  }, [error]);

  if (state === 'done') {
    return (
      <>
        <Done>{done}</Done>
        <a className={buttonClass('main')} href="/?auth=login">
          Login
        </a>
      </>
    );
  }
  return (
    <ResetForm
      error={error && error.at !== 'field' ? error : null}
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
