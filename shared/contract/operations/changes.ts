import { operation, types } from '../operation';
import type { busyTimes, changesAnswer } from '../schemas/changes';

/** When others have appointments between `from` and `until`. */
export const readBusyTimes = operation('GET', '/api/busy-times', types<null, typeof busyTimes>);

/** The changes after `since`; as a stream where one is asked for. */
export const readChanges = operation('GET', '/api/changes', types<null, typeof changesAnswer>);
