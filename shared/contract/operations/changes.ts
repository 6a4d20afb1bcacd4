import { operation, types } from '../operation';
import type { busyTimes, changesAnswer } from '../schemas/changes';

/** When others have appointments between `from` and `until`. */
export const readBusyTimes = operation('GET', '/api/busy-times', types<null, typeof busyTimes>);

/** What changed after `since`; a stream of it where it is asked for as one. */
export const readChanges = operation('GET', '/api/changes', types<null, typeof changesAnswer>);
