import { isDay } from './dates';
import { countOr0, fieldsOf, isBoolean, isFilled, isNumberIn, isNumericId, optional, textOr } from './parse';

/** A post in the community's forum. Forums are a preview, so posts are examples only. */
export interface ForumPost {
  id: number;
  title: string;
  author: string;
  /** The local day, YYYY-MM-DD; shown as its age. */
  date: string;
  content: string;
  /** How many comments it has. */
  comments: number;
  /** The mean of its ratings, 0 to 5. */
  rating: number;
  /** True for what came with the product as an example. */
  sample?: boolean;
}

/** Reads one post. @returns null without an id, a title, an author and a real day. */
export function parseForumPost(value: unknown): ForumPost | null {
  const fields = fieldsOf(value);
  if (!fields || !isNumericId(fields['id']) || !isFilled(fields['title'])) return null;
  const { author, date, rating } = fields;
  if (!isFilled(author) || !isDay(date)) return null;
  return {
    id: fields['id'],
    title: fields['title'],
    author,
    date,
    content: textOr(fields['content']),
    comments: countOr0(fields['comments']),
    rating: isNumberIn(rating, 0, 5) ? rating : 0,
    ...optional('sample', fields['sample'], isBoolean),
  };
}
