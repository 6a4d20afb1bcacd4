import { adminJourneys } from './admin';
import { bookingJourneys } from './booking';
import { communityJourneys } from './community';
import { displayJourneys } from './display';
import type { EngineJourney } from './journey';
import { peopleJourneys } from './people';

/** The main tasks, as each engine does them. */
export const journeys: readonly EngineJourney[] = [
  ...peopleJourneys,
  ...communityJourneys,
  ...bookingJourneys,
  ...adminJourneys,
  ...displayJourneys,
];
