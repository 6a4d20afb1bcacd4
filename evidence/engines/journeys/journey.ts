import type { Hands } from '../hands';

/** What a journey is given besides its hands. */
export interface Surroundings {
  /** The password of the sample people. */
  password: string;
}

/** A task that people come for, done and looked at in each engine. */
export interface EngineJourney {
  id: string;
  title: string;
  go(hands: Hands, surroundings: Surroundings): Promise<void>;
}

/** A part of the journey that an engine cannot take; it is printed and stands in the results. */
export class NotRun extends Error {}
