import { Dialog } from '../../components/Dialog/Dialog';
import { SaveOrCancel } from '../../components/Dialog/SaveOrCancel';
import { useForm } from '../../components/Field/useForm';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { Status } from '../../components/Status/Status';
import { passwordRules, validatePassword } from '@/shared/domain/auth/validation';
import { OwnAccountError, type OwnAccount } from '../../ports/ownAccount';
import { useUser } from '../../ports/ports';
import { failureWords } from './accountDeletionWords';

export interface PasswordDialogProps {
  account: Pick<OwnAccount, 'changePassword'>;
  /** Gets the focus back afterwards. */
  opener: Element | null;
  onClose: () => void;
  /** Called when the password is changed. */
  onDone: () => void;
}

const noPassword = 'Please type your old password.';
const wrongPassword = 'This is not your password. Please type the one that you log in with.';
const noAnswer =
  'We got no answer, so we do not know if your password is changed. Check your connection, then try again. If your old password is not right then, the new one is in use.';

const failureOf = (error: unknown) =>
  error instanceof OwnAccountError && error.code === 'unreachable' ? noAnswer : failureWords(error);

/** Asks for the old password and the new one. */
export function PasswordDialog({ account, opener, onClose, onDone }: PasswordDialogProps) {
  const user = useUser();
  const form = useForm({
    first: { oldPassword: '', newPassword: '' },
    failureOf,
    focusAfterErrors: true,
  });
  const { oldPassword, newPassword } = form.values;

  const submit = async () => {
    if (form.busy) return;
    const errors = {
      oldPassword: oldPassword ? undefined : noPassword,
      newPassword: validatePassword(newPassword) ?? undefined,
    };
    if (!form.check(errors)) return;
    await form.submit(async () => {
      try {
        await account.changePassword({ oldPassword, newPassword });
        onDone();
      } catch (error) {
        const { code, text } = error as OwnAccountError;
        if (code === 'wrong-password') form.check({ oldPassword: wrongPassword });
        else if (code === 'weak-password') form.check({ newPassword: text });
        else throw error;
      }
      return null;
    });
  };

  return (
    <Dialog
      open
      title="Change your password"
      description="You stay logged in here. All other devices are logged out. Calendar addresses and links in emails stop working."
      opener={opener}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={<SaveOrCancel save="Save new password" busy={form.busy} onCancel={onClose} />}
    >
      {form.failure && <Status kind="failed">{form.failure}</Status>}
      {/* Tells a password manager which user the password belongs to. */}
      <input name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label="Old password"
        what="old password"
        name="oldPassword"
        autoComplete="current-password"
        {...form.field('oldPassword')}
      />
      <PasswordField
        label="New password"
        what="new password"
        name="newPassword"
        autoComplete="new-password"
        rules={passwordRules.map(({ id, label, isMet }) => ({ id, label, met: isMet(newPassword) }))}
        {...form.field('newPassword')}
      />
    </Dialog>
  );
}
