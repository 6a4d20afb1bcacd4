import type { Resource } from './resource';
import { foldText } from '../text/foldText';

/** The categories in use. Stored resources may carry others, so a category is any text. */
export const resourceCategories = [
  'Chronic Conditions',
  'Preventive Care',
  'Mental Health',
  'Nutrition',
  'Fitness',
  'Emergency Care',
  'Wellness',
] as const;

/** How many cards are shown until somebody asks for more. */
export const firstCards = 6;
/** How many are added at a time after that, and how many results a search shows at first. */
export const moreCards = 24;

/** What the button of a film says, and nothing else happens. */
export const playingVideo = (title: string) => `Playing video: ${title}`;

/** Resources, each with its title and description as they are compared. Make it once for a list: it makes typing quick. */
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

/** What a person looks for. */
export interface ResourceFilter {
  /** A part of the title or the description; capitals, accents and blanks at the ends make no difference. */
  words: string;
  /** One category, or '' for all. */
  category: string;
}

/** The resources that have the words and the category, in their order. */
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

/** All categories to choose from: the usual ones, then others that are in use. */
export function categoriesOf(resources: readonly Resource[]): string[] {
  const others = new Set(resources.map(({ category }) => category));
  for (const usual of ['', ...resourceCategories]) others.delete(usual);
  return [...resourceCategories, ...[...others].toSorted((a, b) => a.localeCompare(b))];
}

/** Words a minute: of careful reading, and of speaking to people who take their time. */
const pace = 100;

/** What it is and how long it takes, such as "Article, 2 minutes". Without a text, nobody knows how long. */
export function kindOf({ type, body = '' }: Resource): string {
  const kind = type === 'video' ? 'Video' : 'Article';
  const words = body.match(/\S+/g)?.length ?? 0;
  if (words === 0) return kind;
  const minutes = Math.ceil(words / pace);
  return `${kind}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

const counted = (count: number) => count.toLocaleString('en-AU');

/**
 * The line over the cards, which is also announced.
 * @param shown how many cards are drawn.
 * @param found how many there are to draw.
 */
export function countLine(shown: number, found: number, { words, category }: ResourceFilter): string {
  const wanted = words.trim();
  if (wanted === '' && category === '') return `Showing ${counted(shown)} of ${counted(found)} resources`;
  const what = [wanted && `for “${wanted}”`, category && `in ${category}`].filter(Boolean).join(' ');
  if (found === 0) return `No resources found ${what}`;
  if (found === 1) return `1 resource found ${what}`;
  return `Showing ${counted(shown)} of ${counted(found)} resources found ${what}`;
}
