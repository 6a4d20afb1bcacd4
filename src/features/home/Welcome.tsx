import { Suspense } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { roleLabels, type User } from '@/shared/domain/users/user';
import { Busy } from '../../ports/Busy';
import { lazyWithPreload } from '../../ports/lazyWithPreload';
import styles from './Welcome.module.css';

const link = (
  <p>
    <a className="alone" href="/profile">
      Your appointments
    </a>
  </p>
);

/** Loads after the first view; without it the link stays. */
const Tomorrow = lazyWithPreload(
  () => import('./Tomorrow'),
  (code) => code.Tomorrow,
  () => null,
);

/** Names the user and the role. */
export function Welcome({ user }: { user: User }) {
  return (
    <div className={`wrap ${styles.welcome}`}>
      <p className={styles.words}>Welcome</p>
      <p className={styles.who}>
        <span translate="no">{user.email}</span> <Badge>{roleLabels[user.role]}</Badge>
      </p>
      <div className={styles.next}>
        <Suspense fallback={<Busy />}>
          <Tomorrow user={user} />
        </Suspense>
        {link}
      </div>
    </div>
  );
}
