import { operation } from '../operation';
import type { busyTimes, changesAnswer } from '../schemas/changes';

/** When others have appointments between `from` and `until`. */
export const readBusyTimes = operation<null, typeof busyTimes>()('GET', '/api/busy-times');

/** What changed after `since`; a stream of it where it is asked for as one. */
export const readChanges = operation<null, typeof changesAnswer>()('GET', '/api/changes');
