import {
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  query,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { parseResource, type RatingEntry, type Resource } from '../../domain/resources/resource';
import type { Rated, Ratings } from '../../ports/ratings';
import { answered } from './answers';
import { createSharedCollection } from './collection';
import type { SharedCollection, SharedCollectionOptions } from './sharedCollection';
import type { Stored } from './documents';
import { insist, personNamed, type Person, type Shared } from './shared';

/** Health resources, each with how many ratings there are, their average, and this person's own. */
export interface SharedResources {
  resources: SharedCollection<Resource>;
  ratings: Ratings;
}

type Options = Shared & Pick<SharedCollectionOptions<Resource>, 'seed' | 'maySeed' | 'changes' | 'lastRead'>;

/** What a rating's document says, with the email address, which only this person's browser knows. */
function entryOf(stored: DocumentData | undefined, { email }: Person): RatingEntry | null {
  if (!stored) return null;
  const at = stored['ratedAt'];
  return {
    userId: email,
    rating: stored['rating'] as number,
    timestamp: at instanceof Timestamp ? at.toDate().toISOString() : '',
  };
}

/** The resources and their ratings. The resource holds only the counts; a rating is visible only to its author. */
export function createSharedResources(options: Options): SharedResources {
  const { open, person } = options;

  /** This person's ratings by the keys of the resources. */
  const ownRatings = async (database: Firestore): Promise<Map<string, RatingEntry>> => {
    const me = person();
    if (!me) return new Map();
    const mine = await getDocs(query(collection(database, 'ratings'), where('uid', '==', me.id)));
    return new Map(mine.docs.map((one) => [one.get('key') as string, entryOf(one.data(), me)!]));
  };

  const shown = (stored: Stored, own: RatingEntry | undefined): Resource => {
    const { ratingCount = 0, ratingSum = 0, key: _key, addedAt: _addedAt, ...fields } = stored;
    return {
      ...(fields as Resource),
      ratings: own ? [own] : [],
      averageRating: ratingCount > 0 ? ratingSum / ratingCount : null,
      ratingCount: ratingCount as number,
    };
  };

  const ratingAt = (database: Firestore, key: string, me: Person) =>
    doc(database, 'ratings', `${key}_${me.id}`);

  const resources = createSharedCollection<Resource>({
    ...options,
    path: 'resources',
    parse: parseResource,
    storageNotice: 'Everybody who uses this site sees this. Ratings are shown without names.',
    hidden: { ratingCount: 0, ratingSum: 0 },
    keep: ({ ratings: _ratings, averageRating: _average, ratingCount: _count, ...fields }) => fields,
    async decode(stored, database) {
      const own = await ownRatings(database);
      return stored.map((one) => shown(one, own.get(one['key'] as string)));
    },
  });

  /** One attempt. */
  const tryToPut = async (id: number, me: Person, entry: RatingEntry | null): Promise<Rated> => {
    const database = await open();
    const resource = doc(database, 'resources', String(id));
    const key = (await answered(getDoc(resource))).get('key') as string | undefined;
    if (key === undefined) return 'gone';
    const at = ratingAt(database, key, me);
    const before = entryOf((await answered(getDoc(at))).data(), me);
    const [was, is] = [before?.rating ?? 0, entry?.rating ?? 0];
    // A retry after a lost answer is done already.
    if (was === is) return { before };
    const batch = writeBatch(database);
    if (entry) batch.set(at, { resource: id, key, uid: me.id, rating: is, ratedAt: serverTimestamp() });
    else batch.delete(at);
    batch.update(resource, {
      ratingSum: increment(is - was),
      ratingCount: increment((is ? 1 : 0) - (was ? 1 : 0)),
    });
    await answered(batch.commit());
    return { before };
  };

  const ratings: Ratings = {
    async put(id, email, entry) {
      const me = personNamed(options, email);
      const rated = await insist(() => tryToPut(id, me, entry));
      if (rated !== 'gone') resources.notify();
      return rated;
    },
  };
  return { resources, ratings };
}
