import type { EngineJourney } from './journey';
import { peopleJourneys } from './people';

/** The main tasks, as each engine does them. */
export const journeys: readonly EngineJourney[] = [...peopleJourneys];
