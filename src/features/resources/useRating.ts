import { useRef, useState } from 'react';
import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import { ratingThanks, ratingUpdated } from '@/shared/domain/resources/ratingTexts';
import type { RatingEntry } from '@/shared/domain/resources/resource';
import { sameEmail } from '@/shared/domain/users/user';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';

const gone: Outcome = {
  kind: 'failed',
  text: 'This resource is gone, so your rating was not saved.',
};

/** One person's rating of one resource, with the outcome of the last change and its Undo. */
export function useRating(id: number, email: string) {
  const { clock, currentUser, ratings } = usePorts();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The rating that Undo restores, once something was saved since the focus came in. */
  const original = useRef<{ entry: RatingEntry | null } | null>(null);

  /** Replaces this person's rating. */
  const put = async (entry: RatingEntry | null, done: (before: RatingEntry | null) => Outcome) => {
    try {
      const answer = await (await ratings()).put(id, email, entry);
      setOutcome(answer === 'gone' ? gone : done(answer.before));
    } catch (error) {
      setOutcome({ kind: 'failed', text: saveFailure(error) });
    }
  };

  const takeBack = (before: RatingEntry | null) =>
    put(before, () => ({
      kind: 'info',
      text: before ? 'Your rating is as it was before.' : 'Your rating was taken back.',
    }));

  const rate = (rating: number, sameVisit: boolean) => {
    // The stars save a pending choice when they unmount. They also unmount at a logout: then nothing may be saved.
    if (!sameEmail(currentUser.get()?.email ?? '', email)) return;
    if (!sameVisit) original.current = null;
    void put({ userId: email, rating, timestamp: clock.now().toISOString() }, (before) => {
      const { entry } = (original.current ??= { entry: before });
      return {
        kind: 'success',
        text: before ? ratingUpdated : ratingThanks,
        undo: () => void takeBack(entry),
      };
    });
  };

  return { outcome, rate };
}
