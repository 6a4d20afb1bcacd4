import { HttpError } from '../http/httpError';

/** Does heavy work one after the other, so that several at once do not fill the memory. */
export interface Queue {
  /** @throws HttpError when the queue is full. */
  checkRoom(): void;
  /**
   * Does the work when its turn comes.
   * @throws HttpError as above.
   */
  add<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * @param most how many may wait besides the one in progress.
 * @param full the error text when the queue is full.
 */
export function createQueue({ most, full }: { most: number; full: string }): Queue {
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const queue: Queue = {
    checkRoom() {
      if (waiting > most) throw new HttpError('unavailable', full, 60);
    },
    async add(work) {
      queue.checkRoom();
      waiting += 1;
      const done = turn.then(work);
      turn = done.catch(() => {}).then(() => (waiting -= 1));
      return done;
    },
  };
  return queue;
}
