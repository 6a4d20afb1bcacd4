import { StarAverage } from '../../components/StarAverage/StarAverage';
import { StarRating } from '../../components/StarRating/StarRating';
import { mayRate, ratingOf, ratingsOf } from '@/shared/domain/resources/ratings';
import { loginToRate, noRatingsYet } from '@/shared/domain/resources/ratingTexts';
import type { Resource } from '@/shared/domain/resources/resource';
import type { Role } from '@/shared/domain/users/user';
import styles from './ResourceRating.module.css';
import { useRating } from './useRating';

/** The relevant data of the current user; null for nobody. */
export interface Viewer {
  email: string | null;
  role: Role | null;
}

interface ResourceRatingProps extends Viewer {
  resource: Resource;
}

/** The average of all ratings, and the stars for users who may rate. */
export function ResourceRating({ resource, email, role }: ResourceRatingProps) {
  return (
    <div className={styles.rating}>
      <StarAverage {...ratingsOf(resource)} emptyText={noRatingsYet} />
      {email === null || role === null ? (
        <p>{loginToRate}</p>
      ) : (
        // One person's outcome must not be shown to the next person on this screen.
        mayRate({ role }) && <OwnRating key={email} {...{ resource, email }} />
      )}
    </div>
  );
}

function OwnRating({ resource, email }: { resource: Resource; email: string }) {
  const { outcome, rate } = useRating(resource.id, email);
  return (
    <StarRating
      label={`Rate: ${resource.title}`}
      value={ratingOf(resource, email)?.rating ?? null}
      message={outcome}
      onSave={rate}
    />
  );
}
