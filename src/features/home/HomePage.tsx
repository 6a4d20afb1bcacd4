import { Suspense, lazy } from 'react';
import { Busy } from '../../ports/Busy';
import { useUser } from '../../ports/ports';
import { Hero } from './Hero';
import { Welcome } from './Welcome';
import styles from './HomePage.module.css';

/**
 * Without its code the lower part stays as it came with the page: plain words and links. Only where it is not there yet,
 * after coming from another page, is there something to say.
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

/** Always the same element: React would take its markup out if it changed before its code is there. */
const below = (
  <Suspense fallback={<Busy />}>
    <BelowTheFold />
  </Suspense>
);

/** The first page: who is logged in, what the product is for, news, and three resources to start with. */
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
