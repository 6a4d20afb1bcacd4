import { serviceTypeLabels, type ServiceType } from './serviceLocation';
import {
  findServices,
  inOrder,
  readServiceQuery,
  type Origin,
  type ServiceIndex,
  type ShownService,
} from './serviceSearch';

/** Which of the three buttons is active. */
export type FindBy = 'service' | 'near' | 'shops';

/** What the list and the map show, and why. */
export interface ServicesView {
  find: FindBy;
  /** The active tile. */
  type: ServiceType | null;
  words: string;
  origin: Origin | null;
  /** A sentence about the last request, where the list alone does not answer it. */
  message: string | null;
}

/** Everything, in the order of the list. */
export const everything: ServicesView = {
  find: 'service',
  type: null,
  words: '',
  origin: null,
  message: null,
};

/** Everything, with the person's position kept. */
export function everythingFrom({ find, origin }: ServicesView): ServicesView {
  return { ...everything, origin, find: find === 'near' ? 'near' : 'service' };
}

/** The claim about the number of services, until real locations are imported. */
export const exampleClaim = 'More than 1200 local services across Australia.';

/** The number of My Aged Care, which finds real services for people. */
export const myAgedCare = '1800 200 422';

/** Marks a figure or a location that is not real. */
export const exampleFigure = 'Example figure';

/** The three tiles, by type. */
export const tileLabels = {
  'home-help': 'Home help',
  exercise: 'Exercise Classes',
  transport: 'Transport',
} as const satisfies Partial<Record<ServiceType, string>>;

/** The tiles, in their order. */
export const tileTypes = ['home-help', 'exercise', 'transport'] as const;

export const noShops = 'No shops are listed here yet.';
export const placeGone = 'That place is no longer listed.';
/** Why the position is unknown. */
export const positionProblems = {
  refused: 'Your browser did not let us see where you are.',
  'timed-out': 'Finding where you are took too long.',
  unavailable: 'This device cannot tell where it is.',
} as const;
/** The same, with what to do. */
export const positionTexts = {
  refused: `${positionProblems.refused} Type your suburb or city instead.`,
  'timed-out': `${positionProblems['timed-out']} Try again, or type your suburb or city.`,
  unavailable: `${positionProblems.unavailable} Type your suburb or city instead.`,
} as const;
/** What is done when a suburb or city is typed already: "So we start from Carlton, VIC, as you typed." */
export const fromTyped = (label: string) => `So we start from ${label}, as you typed.`;

/** The message for a text that is neither an area nor a match. */
export function unknownText(text: string, postcode: boolean): string {
  return postcode
    ? `We cannot find the postcode ${text.trim()}. Type a suburb or city instead.`
    : `We cannot find “${text.trim()}”. Try a suburb or city in the list, a capital city, or a kind of service.`;
}

/** The locations of a view, in order and with their numbers. */
export function shownPlaces(
  index: ServiceIndex,
  { find, type, words, origin }: ServicesView,
): ShownService[] {
  return inOrder(findServices(index, { type, words, shopsOnly: find === 'shops' }), origin);
}

/** The view after a search. An unknown text shows everything and says so. */
export function searched(index: ServiceIndex, view: ServicesView, text: string): ServicesView {
  const question = readServiceQuery(index, text);
  if (question.kind === 'blank') return { ...everything };
  if (question.kind === 'unknown') {
    const message = unknownText(text, question.postcode);
    return { ...everythingFrom(view), type: view.type, message };
  }
  const { words } = question;
  const origin = question.origin ?? view.origin;
  // Words that nothing of the tile's type has are still found elsewhere.
  const type = findServices(index, { type: view.type, words }).length > 0 ? view.type : null;
  return { find: origin === view.origin ? view.find : 'service', type, words, origin, message: null };
}

/**
 * The view when the position is unavailable: from the suburb or city that is typed already, if it is known.
 * @param text the text of the search box.
 */
export function withoutPosition(
  index: ServiceIndex,
  view: ServicesView,
  reason: keyof typeof positionTexts,
  text: string,
): ServicesView {
  const question = readServiceQuery(index, text);
  if (question.kind !== 'found' || !question.origin) return { ...view, message: positionTexts[reason] };
  const { label } = question.origin;
  return { ...searched(index, view, text), message: `${positionProblems[reason]} ${fromTyped(label)}` };
}

/** The view after a tile was pressed. Pressing the active one shows every type again. */
export function chosenType(view: ServicesView, type: ServiceType): ServicesView {
  const { words } = view;
  return { ...everythingFrom(view), words, type: view.type === type ? null : type };
}

/**
 * The view after a search over the map.
 * @returns null when nothing matches.
 */
export function mapSearched(index: ServiceIndex, view: ServicesView, words: string): ServicesView | null {
  const next = { ...everythingFrom(view), words };
  return findServices(index, next).length > 0 ? next : null;
}

function counted(count: number): string {
  if (count === 0) return 'No places';
  return count === 1 ? '1 place' : `${count.toLocaleString('en-AU')} places`;
}

/** The heading over the list: "6 places: Exercise Classes, nearest to Carlton, VIC first". */
export function countWords({ find, type, words, origin }: ServicesView, count: number): string {
  const labels: Partial<Record<ServiceType, string>> = tileLabels;
  const parts = [
    find === 'shops' && 'Shops',
    type && (labels[type] ?? serviceTypeLabels[type]),
    words && `“${words}”`,
  ].filter(Boolean);
  const what = parts.length > 0 ? `${counted(count)}: ${parts.join(', ')}` : counted(count);
  return origin && count > 1 ? `${what}, nearest to ${origin.label} first` : what;
}

/** The line in place of the example claim, once real locations are imported. */
export function realCount(count: number): string {
  return count === 1 ? '1 local service.' : `${count.toLocaleString('en-AU')} local services.`;
}

/** The line about made-up locations, up to the number to call for real ones. */
export function sampleLine(count: number): string {
  return `This page shows ${count} sample places. For real services call My Aged Care`;
}
