import { roleLabels, type User } from '../../domain/users/user';
import styles from './WelcomeCard.module.css';

/** Who is logged in: name, address and role. */
export function WelcomeCard({ user }: { user: User }) {
  return (
    <section className={styles.card} aria-labelledby="welcome">
      <div className={styles.words}>
        <h2 id="welcome" className={styles.title}>
          Welcome, {user.username}
        </h2>
        <dl className={styles.facts}>
          <div>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>{roleLabels[user.role]}</dd>
          </div>
        </dl>
      </div>
      <svg className={styles.sprig} aria-hidden="true" focusable="false">
        <use href="/pictures.svg#sprig" />
      </svg>
    </section>
  );
}
