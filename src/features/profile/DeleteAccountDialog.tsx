import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { useForm } from '../../components/Field/useForm';
import { PasswordField } from '../../components/PasswordField/PasswordField';
import { Status } from '../../components/Status/Status';
import { OwnAccountError, type DeletionFacts, type OwnAccount } from '../../ports/ownAccount';
import { usePorts } from '../../ports/ports';
import { backupWords, deletedWords, failureWords } from './accountDeletionWords';

export interface DeleteAccountDialogProps {
  facts: DeletionFacts;
  account: OwnAccount;
  /** Gets the focus back afterwards. */
  opener: Element | null;
  onClose: () => void;
}

const noPassword = 'Please type your password.';
const wrongPassword = 'This is not your password. Please type the one that you log in with.';

/** Explains the effects of deleting the account, asks for the password, and deletes it. */
export function DeleteAccountDialog({ facts, account, opener, onClose }: DeleteAccountDialogProps) {
  const { leave } = usePorts();
  const form = useForm({ first: { password: '' }, failureOf: failureWords, focusAfterErrors: true });
  const { password } = form.values;

  const submit = async () => {
    if (form.busy || !form.check({ password: password ? undefined : noPassword })) return;
    await form.submit(async () => {
      try {
        await account.delete(password);
        // Ends the session: this dialog closes with its page.
        await leave?.(deletedWords(facts));
      } catch (error) {
        if (!(error instanceof OwnAccountError) || error.code !== 'wrong-password') throw error;
        form.check({ password: wrongPassword });
      }
      return null;
    });
  };

  return (
    <Dialog
      open
      title="Delete your account?"
      tone="danger"
      description="This cannot be undone. Your appointments, your ratings and your places at events go with it."
      opener={opener}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button kind="danger-main" type="submit" busy={form.busy ? 'Deleting…' : undefined}>
            Delete my account
          </Button>
          <Button onClick={onClose}>Keep my account</Button>
        </>
      }
    >
      <p>All this goes:</p>
      <ul>
        <li>your appointments</li>
        <li>your ratings, also from the averages</li>
        <li>your places at events: whoever waits first gets them</li>
        <li>emails to you that we keep</li>
        <li>your email and your password; you are logged out on all devices</li>
        <li>what this device remembers for you</li>
      </ul>
      <p>
        {`We keep only a note that an account was deleted. Your email is not in it. ${backupWords(facts)} If we have to go back to an old copy, we delete your account again. Whoever runs this site may have made other copies by hand.`}
      </p>
      {form.failure && <Status kind="failed">{form.failure}</Status>}
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
    </Dialog>
  );
}
