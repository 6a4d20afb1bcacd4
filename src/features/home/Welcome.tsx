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

/** Comes after the first view, and without it the link stays. */
const Tomorrow = lazyWithPreload(
  () => import('./Tomorrow'),
  (code) => code.Tomorrow,
  () => null,
);

/** The line that says who is logged in, and as what. */
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
