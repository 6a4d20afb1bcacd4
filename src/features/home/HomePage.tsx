import { Suspense, lazy } from 'react';
import { toCodeError } from '../../ports/codeGone';
import { useUser } from '../../ports/services';
import { Hero } from './Hero';
import { Welcome } from './Welcome';

const BelowTheFold = lazy(() =>
  import('./BelowTheFold').then(
    (code) => ({ default: code.BelowTheFold }),
    (error: unknown) => {
      throw toCodeError(error);
    },
  ),
);

/** The first page: who is logged in, what the product is for, news, and three resources to start with. */
export function HomePage() {
  const user = useUser();
  return (
    <>
      {user && <Welcome user={user} />}
      <Hero />
      <Suspense>
        <BelowTheFold />
      </Suspense>
    </>
  );
}
