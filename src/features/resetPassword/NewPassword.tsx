import { buttonClass } from '../../components/Button/buttonClass';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { passwordRules, validatePassword } from '@/shared/domain/auth/validation';
import { Done } from './Done';
import { ResetForm } from './ResetForm';
import { useSending } from './useSending';

const done = 'Your new password is saved. Now log in with it.';

/** Asks for the new password after a mailed link. */
export function NewPassword({ code }: { code: string }) {
  const { form, isDone, submit } = useSending(validatePassword, (identity, password) =>
    identity.confirmPasswordReset(code, password),
  );

  if (isDone) {
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
      failure={form.failure}
      button="Save new password"
      busy={form.busy ? 'Saving…' : undefined}
      onSubmit={() => void submit()}
    >
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        rules={passwordRules.map(({ id, label, isMet }) => ({ id, label, met: isMet(form.values.text) }))}
        {...form.field('text')}
      />
    </ResetForm>
  );
}
