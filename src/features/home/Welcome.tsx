import { Badge } from '../../components/Badge/Badge';
import { roleLabels, type User } from '../../domain/user';
import styles from './Welcome.module.css';

/** The line that says who is logged in, and as what. */
export function Welcome({ user }: { user: User }) {
  return (
    <div className={`wrap ${styles.welcome}`}>
      <p className={styles.words}>Welcome</p>
      <p className={styles.who}>
        {user.email} <Badge>{roleLabels[user.role]}</Badge>
      </p>
    </div>
  );
}
