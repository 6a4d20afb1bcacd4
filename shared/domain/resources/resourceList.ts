import type { Resource } from './resource';
import { foldText } from '../text/foldText';

/** How many cards are shown before "Show all resources". */
export const firstCards = 6;
/** How many are added by each "Show more", and how many results a search shows at first. */
export const moreCards = 24;

/** The message of a video's button, which does nothing else. */
export const playingVideo = (title: string) => `Playing video: ${title}`;

/**
 * Resources with their titles and descriptions folded for comparison. Create it once for a list: it makes
 * typing fast.
 */
export interface ResourceIndex {
  resources: readonly Resource[];
  texts: readonly string[];
}

/** Prepares a list for {@link findResources}. */
export function indexResources(resources: readonly Resource[]): ResourceIndex {
  return {
    resources,
    texts: resources.map(({ title, description }) => foldText(`${title}\n${description}`)),
  };
}

/** A search for resources. */
export interface ResourceFilter {
  /** Part of the title or the description, ignoring case, accents and spaces at the ends. */
  words: string;
  /** One category, or '' for all. */
  category: string;
}

/** The resources that match the words and the category, in their order. */
export function findResources(
  { resources, texts }: ResourceIndex,
  { words, category }: ResourceFilter,
): readonly Resource[] {
  const wanted = foldText(words.trim());
  if (wanted === '' && category === '') return resources;
  return resources.filter(
    (resource, index) =>
      (category === '' || resource.category === category) && texts[index]!.includes(wanted),
  );
}

/** Words per minute: for careful reading, and for a speaker who takes their time. */
const pace = 100;

/** The kind and duration, such as "Article, 2 minutes". Without a text the duration is unknown. */
export function kindOf({ type, body = '' }: Resource): string {
  const kind = type === 'video' ? 'Video' : 'Article';
  const words = body.match(/\S+/g)?.length ?? 0;
  if (words === 0) return kind;
  const minutes = Math.ceil(words / pace);
  return `${kind}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

const formatted = (count: number) => count.toLocaleString('en-AU');

/**
 * The line above the cards, which is also announced.
 * @param shown how many cards are shown.
 * @param found how many match.
 */
export function countLine(shown: number, found: number, { words, category }: ResourceFilter): string {
  const wanted = words.trim();
  if (wanted === '' && category === '') return `Showing ${formatted(shown)} of ${formatted(found)} resources`;
  const what = [wanted && `for “${wanted}”`, category && `in ${category}`].filter(Boolean).join(' ');
  if (found === 0) return `No resources found ${what}`;
  if (found === 1) return `1 resource found ${what}`;
  return `Showing ${formatted(shown)} of ${formatted(found)} resources found ${what}`;
}
