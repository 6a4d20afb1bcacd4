import { openNow, wantLabels } from '@/shared/domain/services/serviceFilters';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';

/** What the places may be asked for, before the code is there that reads it: the buttons, and whether languages. */
export const choicesFor = (places: readonly ServiceLocation[]) => ({
  /** Whether any place says when it is open. */
  hasHours: places.some((place) => place.opening_hours),
  buttons: [
    places.some((place) => place.opening_hours) && openNow,
    places.some((place) => place.accessibility) && wantLabels.stepFree,
    places.some((place) => place.fees_description) && wantLabels.free,
  ].filter((label) => label !== false),
  languages: places.some((place) => place.languages),
});
