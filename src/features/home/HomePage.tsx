import { Suspense, lazy } from 'react';
import { Busy } from '../../ports/Busy';
import { useUser } from '../../ports/ports';
import { Hero } from './Hero';
import { Welcome } from './Welcome';
import styles from './HomePage.module.css';

/**
 * Without its code the lower part stays as it came with the page: plain text and links. Only where there is no such
 * markup, after coming from another page, is a message needed.
 */
const BelowTheFold = lazy(() =>
  import('./BelowTheFold')
    .then((code) => code.BelowTheFold)
    .then(
      (part) => ({ default: part }),
      () => (document.getElementById('news') ? new Promise<never>(() => {}) : { default: Missing }),
    ),
);

function Missing() {
  return (
    <p className="wrap">The news could not be loaded. Check your connection, then load this page again.</p>
  );
}

/** Always the same element: React would remove its markup if it changed before its code has loaded. */
const below = (
  <Suspense fallback={<Busy />}>
    <BelowTheFold />
  </Suspense>
);

/** The home page: the current user, the purpose of the product, news, and three resources. */
export function HomePage() {
  const user = useUser();
  return (
    <>
      <div className={styles.welcome}>{user && <Welcome user={user} />}</div>
      <Hero />
      {below}
    </>
  );
}
