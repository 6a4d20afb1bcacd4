import {
  narrowed,
  narrowingWords,
  nothingLeft,
  type NarrowedServices,
  type Narrowing,
} from './serviceFilters';
import { serviceTypeLabels, type ServiceType } from './serviceLocation';
import {
  capitals,
  findServices,
  inOrder,
  readServiceQuery,
  type Origin,
  type ServiceIndex,
} from './serviceSearch';

/** The active one of the three buttons. */
export type FindBy = 'service' | 'near' | 'shops';

/** The contents of the list and the map, and the reasons. */
export interface ServicesView extends Narrowing {
  find: FindBy;
  /** The active tile. */
  type: ServiceType | null;
  words: string;
  origin: Origin | null;
  /** A sentence about the last request, where the list alone does not answer it. */
  message: string | null;
  /** Other areas of the same name, each as a text to search for. At most five. */
  others: readonly string[];
}

/** Everything, in the order of the list. */
export const everything: ServicesView = {
  find: 'service',
  type: null,
  words: '',
  origin: null,
  message: null,
  others: [],
  open: null,
  within: null,
  wants: [],
};

/** The part of a view that the next search keeps. */
const narrowingOf = ({ open, within, wants }: Narrowing): Narrowing => ({ open, within, wants });

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
/** The line if a suburb or city is typed already: "So we start from Carlton, VIC, as you typed." */
export const fromTyped = (label: string) => `So we start from ${label}, as you typed.`;

/** How many other areas of a name are offered. */
const maxOthers = 5;

/** The name of an area as a text to search for: a capital with its state. */
function areaName({ label }: Origin): string {
  const state = capitals.find((capital) => capital.label === label)?.state;
  return state ? `${label}, ${state}` : label;
}

/** Said where several areas have the name or the postcode that was typed. */
function severalAreas(typed: string, taken: Origin): string {
  const what = /^\d+$/.test(typed)
    ? `The postcode ${typed} is in more than one place.`
    : `There is more than one ${taken.label.split(',')[0]}.`;
  return `${what} We start from ${areaName(taken)}.`;
}

/** The message for a text that is neither an area nor a match. */
export function unknownText(text: string, postcode: boolean): string {
  return postcode
    ? `We cannot find the postcode ${text.trim()}. Type a suburb or city instead.`
    : `We cannot find “${text.trim()}”. Try a suburb or city in the list, a capital city, or a kind of service.`;
}

/** The locations of a view, in order and with their numbers. */
export function shownPlaces(index: ServiceIndex, view: ServicesView): NarrowedServices {
  const { find, type, words, origin } = view;
  const found = findServices(index, { type, words, shopsOnly: find === 'shops' });
  return narrowed(inOrder(found, origin), view, origin);
}

/** The text in place of an empty list. */
export function nothingWords(view: ServicesView): string {
  return nothingLeft(view, view.origin) ?? (view.find === 'shops' ? noShops : 'No places to show.');
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
  const find = origin === view.origin ? view.find : 'service';
  const others = question.others.map(areaName).slice(0, maxOthers);
  const message = question.origin && others.length > 0 ? severalAreas(question.area, question.origin) : null;
  return { find, type, words, origin, message, others, ...narrowingOf(view) };
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
  const next = searched(index, view, text);
  const message = [positionProblems[reason], next.message ?? fromTyped(label)].join(' ');
  return { ...next, message };
}

/** The view after a tile was pressed. Pressing the active one shows every type again. */
export function chosenType(view: ServicesView, type: ServiceType): ServicesView {
  const { words } = view;
  return { ...everythingFrom(view), words, ...narrowingOf(view), type: view.type === type ? null : type };
}

/** The view with the shops only. */
export function shopsOnly(view: ServicesView): ServicesView {
  return { ...everythingFrom(view), ...narrowingOf(view), find: 'shops' };
}

/** The view after "Open now" was pressed. Pressing the active one shows closed places again. */
export function chosenOpen(view: ServicesView, now: Date): ServicesView {
  return { ...view, message: null, others: [], open: view.open ? null : { at: now, unknownToo: false } };
}

/** The view with what is so near. @param within kilometres; null for any distance. */
export function chosenWithin(view: ServicesView, within: number | null): ServicesView {
  return { ...view, message: null, others: [], within };
}

/** The nearest of a type that are open. @param position where the person is; null where that is not known. */
export function quicklyFound(type: ServiceType, now: Date, position: Origin | null): ServicesView {
  const find = position ? 'near' : 'service';
  return { ...everything, find, type, origin: position, open: { at: now, unknownToo: false } };
}

/** The view as of a press at this moment: what was closed at the last one may be open now. */
export function asOf(view: ServicesView, now: Date): ServicesView {
  return view.open ? { ...view, open: { ...view.open, at: now } } : view;
}

/**
 * The view after a search over the map.
 * @returns null when nothing matches.
 */
export function mapSearched(index: ServiceIndex, view: ServicesView, words: string): ServicesView | null {
  const next = { ...everythingFrom(view), words };
  return findServices(index, next).length > 0 ? next : null;
}

function countText(count: number): string {
  if (count === 0) return 'No places';
  return count === 1 ? '1 place' : `${count.toLocaleString('en-AU')} places`;
}

/** The heading over the list: "6 places: Exercise Classes, open now, nearest to Carlton, VIC first". */
export function countWords(view: ServicesView, count: number): string {
  const { find, type, words, origin } = view;
  const labels: Partial<Record<ServiceType, string>> = tileLabels;
  const isOrdered = origin !== null && count > 1;
  const parts = [
    find === 'shops' && 'Shops',
    type && (labels[type] ?? serviceTypeLabels[type]),
    words && `“${words}”`,
    ...narrowingWords(view, origin, isOrdered),
  ].filter(Boolean);
  const what = parts.length > 0 ? `${countText(count)}: ${parts.join(', ')}` : countText(count);
  return isOrdered ? `${what}, nearest to ${origin.label} first` : what;
}

/** The line in place of the example claim, once real locations are imported. */
export function realCount(count: number): string {
  return count === 1 ? '1 local service.' : `${count.toLocaleString('en-AU')} local services.`;
}

/** The line about made-up locations, up to the number to call for real ones. */
export function sampleLine(count: number): string {
  return `This page shows ${count} sample places. For real services call My Aged Care`;
}
