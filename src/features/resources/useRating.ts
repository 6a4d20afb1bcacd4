import { useRef, useState } from 'react';
import type { StarNote } from '../../components/StarRating/StarMessage';
import { ratingThanks, ratingUpdated } from '../../domain/resources/ratings';
import type { RatingEntry } from '../../domain/resources/resource';
import { sameEmail } from '../../domain/users/user';
import { saveFailure } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';

const gone: StarNote = {
  kind: 'failed',
  text: 'This resource is gone, so your rating was not saved.',
};

/** One person's rating of one resource: what came of the last one, and the way to take it back. */
export function useRating(id: number, email: string) {
  const { clock, currentUser, ratings } = usePorts();
  const [last, setLast] = useState<{ note: StarNote; undo?: () => void } | null>(null);
  /** What Undo puts back, once something was saved since the focus came in. */
  const original = useRef<{ entry: RatingEntry | null } | null>(null);

  /** Puts a rating in the place of this person's. */
  const put = async (entry: RatingEntry | null, told: (before: RatingEntry | null) => typeof last) => {
    try {
      const answer = await (await ratings()).put(id, email, entry);
      setLast(answer === 'gone' ? { note: gone } : told(answer.before));
    } catch (error) {
      setLast({ note: { kind: 'failed', text: saveFailure(error) } });
    }
  };

  const takeBack = (before: RatingEntry | null) =>
    put(before, () => ({
      note: {
        kind: 'info',
        text: before ? 'Your rating is as it was before.' : 'Your rating was taken back.',
      },
    }));

  const rate = (rating: number, sameVisit: boolean) => {
    // The stars save what was chosen when they go. They also go when somebody logs out: then nothing may be saved.
    if (!sameEmail(currentUser.get()?.email ?? '', email)) return;
    if (!sameVisit) original.current = null;
    void put({ userId: email, rating, timestamp: clock.now().toISOString() }, (before) => {
      const { entry } = (original.current ??= { entry: before });
      return {
        note: { text: before ? ratingUpdated : ratingThanks },
        undo: () => void takeBack(entry),
      };
    });
  };

  return { note: last?.note ?? null, undo: last?.undo, rate };
}
