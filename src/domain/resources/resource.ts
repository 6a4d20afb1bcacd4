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

/** What a resource is: words to read, or a film. */
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
  /** The mean of all ratings, not rounded; null until somebody has rated. */
  averageRating: number | null;
  /** How many there are, where a shared database counts them; `ratings` then lists this person's own at most. */
  ratingCount?: number;
  /** The text itself, in the few marks that {@link readBody} knows. For a film: what is said in it. */
  body?: string;
  /** The day on which somebody last checked what it says, YYYY-MM-DD. */
  checkedOn?: string;
  /** True for what came with the product as an example. */
  sample?: boolean;
}

/** The least and the most stars that a person can give. */
export const minRating = 1;
export const maxRating = 5;

/** @returns whether it is a whole number from 1 to 5. */
export function isRating(value: unknown): value is number {
  return isNumberIn(value, minRating, maxRating) && Number.isInteger(value);
}

/** Reads one stored rating. @returns null where it names nobody or is not 1 to 5. */
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

/** One piece of a resource's text. */
export type BodyBlock =
  { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/**
 * Reads the text of a resource, line by line: `## ` starts a heading, `- ` an item of a list, an empty line ends what came
 * before it. Everything else is a paragraph, so any text at all can be shown.
 */
export function readBody(body: string): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let open: BodyBlock | undefined;
  for (const line of body.split('\n').map((one) => one.trim())) {
    if (line === '') open = undefined;
    else if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3).trim() });
      open = undefined;
    } else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (open?.kind === 'list') open.items.push(item);
      else blocks.push((open = { kind: 'list', items: [item] }));
    } else if (open?.kind === 'paragraph') open.text += ` ${line}`;
    else blocks.push((open = { kind: 'paragraph', text: line }));
  }
  return blocks;
}
