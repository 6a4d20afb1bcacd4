import { HttpError } from '../http/httpError';

/** Work that is done a little at a time, fairly between those who want it. */
export interface HashingQueue {
  /**
   * Does the work when it is this client's turn.
   * @throws Refusal unavailable when too many are waiting, or too many of this client.
   */
  take<T>(work: () => Promise<T>, client?: string): Promise<T>;
}

/** How many may wait in all, and of one client: everybody in a library who logs in at the same moment. */
const maxWaiting = 400;
const mostOfOne = 100;

interface Waiting {
  begin: () => void;
  refuse: (error: HttpError) => void;
}

const tooMany = () =>
  new HttpError('unavailable', 'Too many people are logging in right now. Please try again.', 5);

/**
 * Each client's work waits in a line of its own, and the lines are served in turn, so that one who sends much delays the
 * others by one piece of work and not by all of it.
 * @param atOnce how many pieces of work are done at once.
 */
export function createHashingQueue(atOnce: number): HashingQueue {
  let working = 0;
  let waiting = 0;
  /** In the order in which they are served; none is empty. */
  const lines = new Map<string, Waiting[]>();

  function put(client: string, one: Waiting): void {
    const line = lines.get(client) ?? [];
    if (line.length >= mostOfOne) throw tooMany();
    if (waiting >= maxWaiting) {
      // Whoever has the longest line gives up a place in it, unless that is the one who comes now.
      const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a));
      if (longest.length <= line.length + 1) throw tooMany();
      longest.pop()!.refuse(tooMany());
      waiting -= 1;
    }
    line.push(one);
    lines.set(client, line);
    waiting += 1;
  }

  function next(): Waiting | undefined {
    for (const [client, line] of lines) {
      const one = line.shift();
      // The one who was served goes behind the others.
      lines.delete(client);
      if (line.length > 0) lines.set(client, line);
      waiting -= 1;
      return one;
    }
    return undefined;
  }

  return {
    async take(work, client = '') {
      // The one who leaves hands its place over, so `working` stays as it is.
      if (working >= atOnce) await new Promise<void>((begin, refuse) => put(client, { begin, refuse }));
      else working += 1;
      try {
        return await work();
      } finally {
        const one = next();
        if (one) one.begin();
        else working -= 1;
      }
    },
  };
}
