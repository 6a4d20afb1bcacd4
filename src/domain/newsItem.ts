import { fieldsOf, isFilled, isNumericId, isOneOf, isOwnAddress, textOr } from './parse';

/** The pictures that news items choose from, drawn in the product's own style. They decorate and say nothing. */
export type NewsPicture = 'sunrise' | 'teaCup' | 'house';

/** One item of "Latest news and views". */
export interface NewsItem {
  id: number;
  title: string;
  description: string;
  image: NewsPicture;
  /** Where its title leads, within the product. */
  url: string;
}

/** Reads one news item. @returns null without an id, a title and one of the pictures. */
export function parseNewsItem(value: unknown): NewsItem | null {
  const fields = fieldsOf(value);
  if (!fields || !isNumericId(fields['id']) || !isFilled(fields['title'])) return null;
  const { image, url } = fields;
  if (!isOneOf(['sunrise', 'teaCup', 'house'], image) || !isOwnAddress(url)) return null;
  return { id: fields['id'], title: fields['title'], description: textOr(fields['description']), image, url };
}
