import {
  fieldsOf,
  isBoolean,
  isFilled,
  isNumberIn,
  isNumericId,
  isOneOf,
  optional,
  textOr,
} from '../records/parse';

/** The kind of a resource: an article, or a video. */
export type ResourceType = 'text' | 'video';

/** One person's rating of one resource. */
export interface RatingEntry {
  /** The person's address, as typed; compare with `sameEmail`. */
  userId: string;
  /** A whole number from 1 to 5. */
  rating: number;
  /** ISO 8601 in UTC. */
  timestamp: string;
}

/** A health resource, as kept under the local storage key `resources`. */
export interface Resource {
  id: number;
  title: string;
  description: string;
  type: ResourceType;
  /** One of `resourceCategories`, or any other text. */
  category: string;
  ratings: readonly RatingEntry[];
  /** The mean of all ratings, not rounded; null until there is one. */
  averageRating: number | null;
  /**
   * The number of ratings, where a shared database counts them; `ratings` then has this person's own at most.
   */
  ratingCount?: number;
  /** The text itself, in the simple markup that `readBody` (resourceBody.ts) reads. For a video: its transcript. */
  body?: string;
  /** The date on which the contents were last checked, YYYY-MM-DD. */
  checkedOn?: string;
  /** True for an example that came with the product. */
  sample?: boolean;
}

/** The lowest and the highest rating. */
const minRating = 1;
const maxRating = 5;

/** @returns whether it is a whole number from 1 to 5. */
export function isRating(value: unknown): value is number {
  return isNumberIn(value, minRating, maxRating) && Number.isInteger(value);
}

/**
 * Reads one stored rating.
 * @returns null without a person or with a rating outside 1 to 5.
 */
export function parseRatingEntry(value: unknown): RatingEntry | null {
  const fields = fieldsOf(value);
  if (!fields || !isFilled(fields['userId']) || !isRating(fields['rating'])) return null;
  return { userId: fields['userId'], rating: fields['rating'], timestamp: textOr(fields['timestamp']) };
}

/**
 * Reads one stored resource.
 * @returns null without an id and a title. Ratings that cannot be read are left out.
 */
export function parseResource(value: unknown): Resource | null {
  const fields = fieldsOf(value);
  if (!fields || !isNumericId(fields['id']) || !isFilled(fields['title'])) return null;
  const ratings = Array.isArray(fields['ratings']) ? fields['ratings'] : [];
  return {
    id: fields['id'],
    title: fields['title'],
    description: textOr(fields['description']),
    type: isOneOf(['text', 'video'], fields['type']) ? fields['type'] : 'text',
    category: textOr(fields['category']),
    ratings: ratings.map(parseRatingEntry).filter((entry) => entry !== null),
    averageRating: isNumberIn(fields['averageRating'], minRating, maxRating) ? fields['averageRating'] : null,
    ...optional('ratingCount', fields['ratingCount'], isNumericId),
    ...optional('body', fields['body'], isFilled),
    ...optional('checkedOn', fields['checkedOn'], isFilled),
    ...optional('sample', fields['sample'], isBoolean),
  };
}
