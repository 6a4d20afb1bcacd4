import type { TimedAnswer } from '../../domain/text/deviceClock';
import { createListeners } from '../../ports/listeners';

const { notify, subscribe } = createListeners<[TimedAnswer]>();
let last: TimedAnswer | undefined;

/** What the answers of the server tell of the time. Who comes later finds the last one. */
export const toldTime = {
  note(answer: TimedAnswer) {
    last = answer;
    notify(answer);
  },
  last: () => last,
  subscribe,
};
