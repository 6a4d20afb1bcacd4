import { serviceTypeLabels, type ServiceType } from './serviceLocation';
import {
  findServices,
  inOrder,
  readServiceQuery,
  type Origin,
  type ServiceIndex,
  type ShownService,
} from './serviceSearch';

/** Which of the three buttons the list follows. */
export type FindBy = 'service' | 'near' | 'shops';

/** What the list and the map show, and why. */
export interface ServicesView {
  find: FindBy;
  /** The tile that is on. */
  type: ServiceType | null;
  words: string;
  origin: Origin | null;
  /** A sentence about what was just asked for, where the list alone does not answer it. */
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

/** Everything again, with the person's position. */
export function everythingFrom({ find, origin }: ServicesView): ServicesView {
  return { ...everything, origin, find: find === 'near' ? 'near' : 'service' };
}

/** The text about how much there is, as long as nobody has brought in real places. */
export const exampleClaim = 'More than 1200 local services across Australia.';

/** The number of My Aged Care, which finds real services for people. */
export const myAgedCare = '1800 200 422';

/** What stands beside a figure or a place that is not real. */
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
/** Why the position is not known. */
export const positionProblems = {
  refused: 'Your browser did not let us see where you are.',
  'timed-out': 'Finding where you are took too long.',
  unavailable: 'This device cannot tell where it is.',
} as const;
/** The same, and what to do. */
export const positionTexts = {
  refused: `${positionProblems.refused} Type your suburb or city instead.`,
  'timed-out': `${positionProblems['timed-out']} Try again, or type your suburb or city.`,
  unavailable: `${positionProblems.unavailable} Type your suburb or city instead.`,
} as const;
/** What is done where a suburb or city is typed already: "So we start from Carlton, VIC, as you typed." */
export const fromTyped = (label: string) => `So we start from ${label}, as you typed.`;

/** What is said of a text that is neither an area nor in the list. */
export function unknownText(text: string, postcode: boolean): string {
  return postcode
    ? `We cannot find the postcode ${text.trim()}. Type a suburb or city instead.`
    : `We cannot find “${text.trim()}”. Try a suburb or city in the list, a capital city, or a kind of service.`;
}

/** The places of a view, in order and with their numbers. */
export function shownPlaces(
  index: ServiceIndex,
  { find, type, words, origin }: ServicesView,
): ShownService[] {
  return inOrder(findServices(index, { type, words, shopsOnly: find === 'shops' }), origin);
}

/** The view after a text was searched for. A text that nobody knows shows everything and says so. */
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
 * The view after the position could not be found: from the suburb or city that is typed already, where it is known.
 * @param text what stands in the search box.
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

/** The view after a tile was pressed. Pressing the one that is on shows every type again. */
export function chosenType(view: ServicesView, type: ServiceType): ServicesView {
  const { words } = view;
  return { ...everythingFrom(view), words, type: view.type === type ? null : type };
}

/** The view after the search over the map. @returns null where nothing matches. */
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

/** The line in place of the example claim, once real places were brought in. */
export function realCount(count: number): string {
  return count === 1 ? '1 local service.' : `${count.toLocaleString('en-AU')} local services.`;
}

/** The line about made-up places, up to the number to call for real ones. */
export function sampleLine(count: number): string {
  return `This page shows ${count} sample places. For real services call My Aged Care`;
}
