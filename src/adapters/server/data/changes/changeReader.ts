import type { Clock } from '../../../../ports/clock';
import type { SendRequest } from '../../serverCalls';
import type { RecordChange, Update } from './change';
import { readEvents } from './readEvents';

/** Times of a reader, in milliseconds. */
export interface ReaderTimes {
  /** Until the first words of a stream: something on the way holds it back where they do not come. */
  ready: number;
  /** Without a byte for this long, a stream is dead: the server says something every 25 seconds. */
  silence: number;
  /** Between two questions where no stream gets through. */
  poll: number;
  /** How long questions replace the stream before it is tried again. */
  withoutStream: number;
  /** The first delay after a failure; it doubles up to `longestDelay`. */
  delay: number;
  longestDelay: number;
  /** For how long there may be no answer before that counts as no connection. */
  down: number;
}

const usualTimes: ReaderTimes = {
  ready: 10_000,
  silence: 60_000,
  poll: 30_000,
  withoutStream: 300_000,
  delay: 1000,
  longestDelay: 30_000,
  down: 5000,
};

/** What a reader of changes needs. */
export interface ChangeReaderOptions {
  fetch: SendRequest;
  clock: Clock;
  /** The token of the person who is logged in; null for a visitor. Rejects where it cannot be renewed. */
  token: () => Promise<string | null>;
  /** Whether the browser knows that there is no network. */
  isOffline: () => boolean;
  /** A number from 0 to 1. */
  random: () => number;
  /** Overridden in tests. */
  times?: Partial<ReaderTimes>;
}

/** Reads what changes on the server. */
export interface ChangeReader {
  /**
   * Reads until the signal aborts; never rejects.
   * @param since the server's name of the last change that is known.
   * @param onUpdate gets each update with the name of the last change that is known then.
   */
  read(
    since: string | undefined,
    onUpdate: (update: Update, seq: string | undefined) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Tries again now instead of later: the network is back. */
  wake(): void;
}

/** The server has as many streams as it may. */
class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
  /** @param retryAfter milliseconds until it may be tried again. */
  constructor(readonly retryAfter: number) {
    super('The server has no stream to give.');
  }
}

/** What the server says if it is only the stream that it does not give; null for any other answer. */
function refusalOf({ status, headers }: Response): StreamRefused | null {
  const seconds = Number(headers.get('retry-after'));
  return (status === 429 || status === 503) && seconds > 0 ? new StreamRefused(seconds * 1000) : null;
}

/** How a stream ended: never begun, refused, held back on the way, given to somebody else, or anything else. */
type Ending = 'failed' | 'refused' | 'held-back' | 'replaced' | 'ended';

/** Creates a reader: it reads a stream, and asks from time to time where none gets through. */
export function createChangeReader(options: ChangeReaderOptions): ChangeReader {
  const { fetch, clock, token, isOffline, random } = options;
  const times = { ...usualTimes, ...options.times };
  let wake = () => {};

  async function request(query: string, headers: Record<string, string>, signal: AbortSignal) {
    const bearer = await token();
    const authorization: Record<string, string> =
      bearer === null ? {} : { authorization: `Bearer ${bearer}` };
    const response = await fetch(`/api/changes${query}`, {
      method: 'GET',
      cache: 'no-store',
      redirect: 'error',
      signal,
      headers: { ...authorization, ...headers },
    });
    if (!response.ok) throw refusalOf(response) ?? new Error(`Unexpected answer ${response.status}`);
    return response;
  }

  const pause = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const end = () => {
        cancel();
        signal.removeEventListener('abort', end);
        resolve();
      };
      const cancel = clock.after(milliseconds, end);
      signal.addEventListener('abort', end);
      wake = end;
      if (signal.aborted) end();
    });

  return {
    wake: () => wake(),
    async read(since, onUpdate, signal) {
      let seq = since;
      let failures = 0;
      let downSince: number | null = null;
      let streamAgainAt = 0;
      const now = () => clock.now().getTime();
      const tell = (update: Update) => {
        if (!signal.aborted) onUpdate(update, seq);
      };
      const succeeded = () => {
        failures = 0;
        downSince = null;
        tell({ kind: 'connection', isUp: true });
      };
      const failed = () => {
        failures += 1;
        downSince ??= now();
        if (isOffline() || now() - downSince >= times.down) tell({ kind: 'connection', isUp: false });
      };
      /** Everything is read again; so it is where nothing was known: the lists may be older than the stream. */
      const reset = (at: string) => {
        seq = at;
        tell({ kind: 'reset' });
      };

      async function stream(): Promise<Ending> {
        const attempt = new AbortController();
        const abort = () => attempt.abort();
        signal.addEventListener('abort', abort);
        // Nobody says whether a stream from before still lives.
        wake = abort;
        let isReady = false;
        let isHeldBack = false;
        const holdBack = () => {
          isHeldBack = !isReady;
          abort();
        };
        let cancel = clock.after(times.ready, holdBack);
        let reason: unknown;
        let refusal: StreamRefused | null = null;
        try {
          const known: Record<string, string> = seq === undefined ? {} : { 'last-event-id': seq };
          const { body, headers } = await request(
            '',
            { accept: 'text/event-stream', ...known },
            attempt.signal,
          );
          if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return 'held-back';
          const onBytes = () => {
            if (!isReady) return;
            cancel();
            cancel = clock.after(times.silence, abort);
          };
          for await (const { name, id, data } of readEvents(body, onBytes)) {
            if (name === 'change') {
              seq = id;
              tell({ kind: 'changes', changes: [data as RecordChange] });
            } else if (name === 'reset') reset(id);
            else if (name === 'end') ({ reason } = data as { reason?: unknown });
            else if (name === 'ready') {
              isReady = true;
              if (seq === undefined) reset(id);
              seq = id;
              onBytes();
              succeeded();
            }
          }
        } catch (error) {
          // What else ended it does not matter: it is opened again.
          if (error instanceof StreamRefused) refusal = error;
        } finally {
          cancel();
          signal.removeEventListener('abort', abort);
          abort();
        }
        if (refusal) {
          streamAgainAt = now() + Math.min(refusal.retryAfter, times.withoutStream);
          return 'refused';
        }
        if (reason === 'rights-changed' && seq !== undefined) reset(seq);
        if (reason === 'replaced') return 'replaced';
        return isReady ? 'ended' : isHeldBack ? 'held-back' : 'failed';
      }

      /** Asks what changed. @throws where there is no answer */
      async function ask(): Promise<void> {
        const attempt = new AbortController();
        const cancel = clock.after(times.ready, () => attempt.abort());
        try {
          const query = seq === undefined ? '' : `?since=${seq}`;
          const response = await request(query, { accept: 'application/json' }, attempt.signal);
          const answer = (await response.json()) as { changes: RecordChange[]; seq: string; reset: boolean };
          if (answer.reset || seq === undefined) reset(answer.seq);
          seq = answer.seq;
          if (answer.changes.length > 0) tell({ kind: 'changes', changes: answer.changes });
        } finally {
          cancel();
        }
      }

      while (!signal.aborted) {
        let delay = times.delay;
        if (now() < streamAgainAt) {
          try {
            await ask();
            succeeded();
            delay = times.poll;
          } catch {
            failed();
          }
        } else {
          const ending = await stream();
          if (ending === 'held-back' || ending === 'replaced') streamAgainAt = now() + times.withoutStream;
          // Whether the server can be reached is seen by asking it.
          if (ending === 'held-back' || ending === 'refused') delay = 0;
          if (ending === 'replaced') delay = times.poll;
          if (ending === 'failed') failed();
        }
        const wait = failures > 0 ? Math.min(times.longestDelay, times.delay * 2 ** (failures - 1)) : delay;
        // Spread, so that not everybody comes back in the moment in which a server has started.
        if (!signal.aborted) await pause(wait * (0.5 + random()), signal);
      }
    },
  };
}
