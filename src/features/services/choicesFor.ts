import { openNow, wantLabels } from '@/shared/domain/services/serviceFilters';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';

/** The available filters, before the code that reads them has loaded: the buttons, and if there are languages. */
export const choicesFor = (places: readonly ServiceLocation[]) => ({
  /** True where any service has opening hours. */
  hasHours: places.some((place) => place.opening_hours),
  buttons: [
    places.some((place) => place.opening_hours) && openNow,
    places.some((place) => place.accessibility) && wantLabels.stepFree,
    places.some((place) => place.fees_description) && wantLabels.free,
  ].filter((label) => label !== false),
  languages: places.some((place) => place.languages),
});
