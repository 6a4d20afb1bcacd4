import { isFree, isStepFree, languagesSpoken } from './listedFacts';
import type { Want } from './serviceFilters';
import type { ServiceLocation } from './serviceLocation';

/** The needs that a search can name, made from the words of the places ({@link file://./listedFacts.ts}). */

/** Reading words again for each press would take longer than the press. */
function onceEach<Answer>(read: (place: ServiceLocation) => Answer): (place: ServiceLocation) => Answer {
  const known = new WeakMap<ServiceLocation, { answer: Answer }>();
  return (place) => {
    const before = known.get(place) ?? { answer: read(place) };
    known.set(place, before);
    return before.answer;
  };
}

const stepFree = onceEach(({ accessibility }) => isStepFree(accessibility));
const free = onceEach(({ fees_description }) => isFree(fees_description));
const spoken = onceEach(({ languages }) => languagesSpoken(languages));

/** @param language for `speaks`, by its usual name. */
export function wantOf(id: Want['id'], language = ''): Want {
  if (id === 'stepFree')
    return {
      id,
      words: 'step-free',
      orUnknown: 'step-free or not known',
      without: 'Show places with steps too',
      fits: stepFree,
      unknownToo: false,
    };
  if (id === 'free')
    return {
      id,
      words: 'free',
      orUnknown: 'free or cost not known',
      without: 'Show places that cost money too',
      fits: free,
      unknownToo: false,
    };
  return {
    id,
    words: `${language} spoken`,
    orUnknown: `${language} spoken or languages not known`,
    without: 'Show places with other languages too',
    fits: (place) => spoken(place)?.includes(language) ?? null,
    unknownToo: false,
  };
}

/** The needs that a list of places can meet: only those that at least one of them mentions. */
export interface ListedWants {
  stepFree: boolean;
  free: boolean;
  /** Besides English, by name. */
  languages: readonly string[];
}

/** Reads what each place says: once for a list. */
export function listedWants(places: readonly ServiceLocation[]): ListedWants {
  return {
    stepFree: places.some((place) => stepFree(place) === true),
    free: places.some((place) => free(place) === true),
    languages: [...new Set(places.flatMap((place) => spoken(place) ?? []))].toSorted((a, b) =>
      a.localeCompare(b),
    ),
  };
}

const rests: Record<Want['id'] | 'open', readonly [one: string, many: string]> = {
  open: ['does not say when it is open.', 'do not say when they are open.'],
  stepFree: ['does not say if it is step-free.', 'do not say if they are step-free.'],
  free: ['does not say if it is free.', 'do not say if they are free.'],
  speaks: ['does not say which languages it speaks.', 'do not say which languages they speak.'],
};

/** "4 more places do not say when they are open.", and what is said once they are shown. */
export function unknownWords(asked: Want['id'] | 'open', count: number, areShown: boolean): string {
  const rest = rests[asked][count === 1 ? 0 : 1];
  if (areShown) return `${count.toLocaleString('en-AU')} of these places ${rest}`;
  return `${count.toLocaleString('en-AU')} more ${count === 1 ? 'place' : 'places'} ${rest}`;
}
