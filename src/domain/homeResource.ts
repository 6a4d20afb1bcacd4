import { fieldsOf, isFilled, isNumericId, isOwnAddress, textOr } from './parse';

/** One of the resources that the home page leads to. */
export interface HomeResource {
  id: number;
  title: string;
  summary: string;
  /** The resource itself, within the product: `/resources?item=ID`. */
  url: string;
}

/** Reads one of them. @returns null without an id, a title and an address within the product. */
export function parseHomeResource(value: unknown): HomeResource | null {
  const fields = fieldsOf(value);
  if (!fields || !isNumericId(fields['id']) || !isFilled(fields['title'])) return null;
  const { url } = fields;
  return isOwnAddress(url)
    ? { id: fields['id'], title: fields['title'], summary: textOr(fields['summary']), url }
    : null;
}

/** How long the home page's resources take to come, in milliseconds. */
export const homeResourcesDelay = 1000;
/** The text meanwhile. */
export const loadingResources = 'Loading resources...';
/** The text when there are none. */
export const noResources = 'No resources found.';
