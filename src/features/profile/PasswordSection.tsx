import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import type { OwnAccount } from '../../ports/ownAccount';
import styles from '../appointmentExport/ExportAppointments.module.css';

const loadDialog = () => import('./PasswordDialog');

interface PasswordSectionProps {
  account: OwnAccount;
  /** Called when all other logins have ended. */
  onChanged: () => void;
}

/** Opens the dialog for a new password. */
export function PasswordSection({ account, onChanged }: PasswordSectionProps) {
  const dialog = useLazyDialog<typeof loadDialog, object>(loadDialog);
  const [outcome, show] = useOutcome();
  const open = (opener: Element) => {
    show(null);
    dialog
      .open(() => ({}), opener)
      .catch(() => show({ kind: 'failed', text: 'The form could not be loaded. Please try again.' }));
  };
  return (
    <section className={`${styles.box} no-print`} aria-labelledby="password">
      <h2 id="password">Your password</h2>
      <p>Change it if somebody else may know it.</p>
      <div className={styles.buttons}>
        <Button
          onPointerEnter={dialog.preload}
          onFocus={dialog.preload}
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          Change my password
        </Button>
      </div>
      <OutcomeMessage outcome={outcome} />
      {dialog.render(({ PasswordDialog }, _, opener) => (
        <PasswordDialog
          account={account}
          opener={opener}
          onClose={dialog.close}
          onDone={() => {
            dialog.close();
            onChanged();
            show({
              kind: 'success',
              text: 'Your password is changed. You stay logged in here. All other devices are logged out.',
            });
          }}
        />
      ))}
    </section>
  );
}
