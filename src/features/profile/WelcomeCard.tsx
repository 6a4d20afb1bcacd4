import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { useOutcome } from '../../components/OutcomeMessage/useOutcome';
import { roleLabels, type User } from '@/shared/domain/users/user';
import styles from './WelcomeCard.module.css';

const loadDialog = () => import('./NameDialog');

/** Shows the user's name, address and role. */
export function WelcomeCard({ user }: { user: User }) {
  const dialog = useLazyDialog<typeof loadDialog, User>(loadDialog);
  const [outcome, show] = useOutcome();
  const { name = user.username } = user;
  const open = (opener: Element) => {
    show(null);
    dialog
      .open(() => user, opener)
      .catch(() => show({ kind: 'failed', text: 'The form could not be loaded. Please try again.' }));
  };
  return (
    <section className={styles.card} aria-labelledby="welcome">
      <div className={styles.words}>
        <h2 id="welcome" className={styles.title}>
          Welcome, <span translate="no">{name}</span>
        </h2>
        <dl className={styles.facts}>
          <div>
            <dt>Email</dt>
            <dd translate="no">{user.email}</dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>{roleLabels[user.role]}</dd>
          </div>
        </dl>
        <div className="no-print">
          <Button
            kind="quiet"
            onPointerEnter={dialog.preload}
            onFocus={dialog.preload}
            onClick={({ currentTarget }) => open(currentTarget)}
          >
            {user.name ? 'Change your name' : 'Say what we shall call you'}
          </Button>
          <OutcomeMessage outcome={outcome} />
        </div>
      </div>
      <svg className={styles.sprig} aria-hidden="true" focusable="false">
        <use href="/pictures.svg#sprig" />
      </svg>
      {dialog.render(({ NameDialog }, asked, opener) => (
        <NameDialog
          user={asked}
          opener={opener}
          onClose={dialog.close}
          onDone={(kept) => {
            dialog.close();
            show({
              kind: 'success',
              text: kept ? `We call you ${kept} from now on.` : 'Your name is taken out.',
            });
          }}
        />
      ))}
    </section>
  );
}
