import { HttpError } from '../http/httpError';

/** A job queue that is fair between clients. */
export interface HashingQueue {
  /**
   * Runs the job when it is this client's turn.
   * @throws HttpError unavailable when too many jobs are queued, in all or for this client.
   */
  take<T>(work: () => Promise<T>, client?: string): Promise<T>;
}

/** The maximum queue length in all, and per client: enough for a library where everybody logs in at once. */
const maxWaiting = 400;
const maxOfOne = 100;

interface Waiting {
  begin: () => void;
  refuse: (error: HttpError) => void;
}

const tooMany = () =>
  new HttpError('unavailable', 'Too many people are logging in right now. Please try again.', 5);

/**
 * Each client has a queue of its own, and the queues are served round-robin, so that a busy client delays the
 * others by one job and not by all of its jobs.
 * @param atOnce how many jobs run concurrently.
 */
export function createHashingQueue(atOnce: number): HashingQueue {
  let working = 0;
  let waiting = 0;
  /** In the order in which they are served; none is empty. */
  const lines = new Map<string, Waiting[]>();

  function put(client: string, one: Waiting): void {
    const line = lines.get(client) ?? [];
    if (line.length >= maxOfOne) throw tooMany();
    if (waiting >= maxWaiting) {
      // The longest queue loses a job, unless it is that of the client who comes now.
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
      // The client just served goes to the end of the rotation.
      lines.delete(client);
      if (line.length > 0) lines.set(client, line);
      waiting -= 1;
      return one;
    }
    return undefined;
  }

  return {
    async take(work, client = '') {
      // The next job takes over this one's slot, so `working` does not change.
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
