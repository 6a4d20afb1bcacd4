import type { Clock } from '@/src/ports/clock';
import type { ServerCall } from '../../serverCalls';
import type { RecordChange, Update } from './change';
import { readChanges } from '@/shared/contract/operations/changes';
import { addressOf } from '@/shared/contract/operation';

/** Times of a reader, in milliseconds. */
export interface ReaderTimes {
  /** Until the first words of a stream: something on the way holds it back where they do not come. */
  ready: number;
  /** Without an event for this long, a stream is dead: the server says something every 25 seconds. */
  silence: number;
  /** Between two questions where no stream gets through. */
  poll: number;
  /** How long questions replace the stream before it is tried again, at most. */
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

/** The part of the browser's `EventSource` that is used here. */
export type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

/** What a reader of changes needs. */
export interface ChangeReaderOptions {
  call: ServerCall;
  openSource: (address: string) => Source;
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

/** `EventSource.CLOSED`: there was an answer, and it is no stream. The browser does not say which. */
const closed = 2;

/**
 * How a stream ended: without an answer; answered, but not with a stream; held back on the way; given to somebody else; or begun and
 * ended.
 */
type Ending = 'failed' | 'closed' | 'held-back' | 'replaced' | 'ended';

/**
 * Creates a reader: it reads a stream, and asks from time to time where none gets through. A stream that ended is opened anew here and
 * not by the browser, whose waits do not grow.
 */
export function createChangeReader(options: ChangeReaderOptions): ChangeReader {
  const { call, openSource, clock, token, isOffline, random } = options;
  const times = { ...usualTimes, ...options.times };
  let wake = () => {};

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
      let refusals = 0;
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
      const known = (): Record<string, string> => (seq === undefined ? {} : { since: seq });
      const reset = (at: string) => {
        seq = at;
        tell({ kind: 'reset' });
      };

      /** @throws where the token cannot be had */
      async function stream(): Promise<Ending> {
        const bearer = await token();
        if (signal.aborted) return 'ended';
        return new Promise((resolve) => {
          // An `EventSource` sends no headers. Without the cookie, which it sends, the token grants nothing.
          const query = { ...known(), ...(bearer !== null && { token: bearer }) };
          const source = openSource(addressOf(readChanges, { query }));
          let isReady = false;
          const end = (ending: Ending) => {
            cancel();
            source.close();
            signal.removeEventListener('abort', stop);
            resolve(ending);
          };
          const stop = () => end('ended');
          let cancel = clock.after(times.ready, () => end('held-back'));
          const on = (name: string, take: (data: unknown, id: string) => void) =>
            source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
              take(JSON.parse(data), lastEventId);
              if (!isReady) return;
              cancel();
              cancel = clock.after(times.silence, stop);
            });
          on('heartbeat', () => undefined);
          on('reset', (_, id) => reset(id));
          on('change', (data, id) => {
            seq = id;
            tell({ kind: 'changes', changes: [data as RecordChange] });
          });
          on('ready', (_, id) => {
            isReady = true;
            refusals = 0;
            if (seq === undefined) reset(id);
            seq = id;
            succeeded();
          });
          source.addEventListener('end', ({ data }: MessageEvent<string>) => {
            const { reason } = JSON.parse(data) as { reason?: unknown };
            if (reason === 'rights-changed' && seq !== undefined) reset(seq);
            end(reason === 'replaced' ? 'replaced' : 'ended');
          });
          source.addEventListener('error', () =>
            end(isReady ? 'ended' : source.readyState === closed ? 'closed' : 'failed'),
          );
          signal.addEventListener('abort', stop);
          // Nobody says whether a stream from before still lives.
          wake = stop;
        });
      }

      /** Asks what changed. @throws where there is no answer */
      async function ask(): Promise<void> {
        const bearer = (await token()) ?? undefined;
        const answer = await call(readChanges, { query: known() }, { token: bearer, timeout: times.ready });
        if (!answer.ok) throw new Error(`Unexpected answer ${answer.status}`);
        const { body } = answer;
        if (body.reset || seq === undefined) reset(body.seq);
        seq = body.seq;
        if (body.changes.length > 0) tell({ kind: 'changes', changes: body.changes });
      }

      /** @returns the delay until the next step. @throws where there is no answer */
      async function step(): Promise<number> {
        const ending = now() < streamAgainAt ? null : await stream();
        if (ending === 'failed') throw new Error('There was no answer.');
        if (ending === 'ended') return times.delay;
        if (ending !== 'replaced') {
          // Why there is no stream, and whether the server can be reached, is seen by asking it.
          await ask();
          succeeded();
        }
        if (ending === 'closed')
          streamAgainAt = now() + Math.min(times.poll * 2 ** refusals++, times.withoutStream);
        else if (ending !== null) streamAgainAt = now() + times.withoutStream;
        return times.poll;
      }

      while (!signal.aborted) {
        const delay = await step().catch(() => {
          failed();
          return Math.min(times.longestDelay, times.delay * 2 ** (failures - 1));
        });
        // Spread, so that not everybody comes back in the moment in which a server has started.
        if (!signal.aborted) await pause(delay * (0.5 + random()), signal);
      }
    },
  };
}
