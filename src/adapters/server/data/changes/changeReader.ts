import type { Clock } from '@/src/ports/clock';
import type { ServerCall } from '../../serverCalls';
import type { RecordChange, Update } from './change';
import { readChanges } from '@/shared/contract/operations/changes';
import { addressOf } from '@/shared/contract/operation';

/** The times of a reader, in milliseconds. */
export interface ReaderTimes {
  /** Until the first data of a stream: a proxy holds it back where they do not arrive. */
  ready: number;
  /** A stream without an event for this long is dead: the server sends one every 25 seconds. */
  silence: number;
  /** Between two polls where no stream gets through. */
  poll: number;
  /** The maximum time of polling before the stream is tried again. */
  withoutStream: number;
  /** The first delay after a failure; it doubles up to `longestDelay`. */
  delay: number;
  longestDelay: number;
  /** The time without an answer that counts as no connection. */
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

/** The options of a reader of changes. */
export interface ChangeReaderOptions {
  call: ServerCall;
  openSource: (address: string) => Source;
  clock: Clock;
  /** The token of the current user; null for a visitor. Rejects where it cannot be renewed. */
  token: () => Promise<string | null>;
  /** True where the browser knows that there is no network. */
  isOffline: () => boolean;
  /** A number from 0 to 1. */
  random: () => number;
  /** Overridden in tests. */
  times?: Partial<ReaderTimes>;
}

/** Reads changes from the server. */
export interface ChangeReader {
  /**
   * Reads until the signal aborts; never rejects.
   * @param since the server's name of the last known change.
   * @param onUpdate gets each update with the name of the last change known then.
   */
  read(
    since: string | undefined,
    onUpdate: (update: Update, seq: string | undefined) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Retries now instead of later: the network is back. */
  wake(): void;
}

/** `EventSource.CLOSED`: there was an answer, but no stream. The browser gives no details. */
const closed = 2;

/**
 * The end of a stream: without an answer; answered, but not with a stream; held back by a proxy; replaced by another
 * user's; or begun and ended.
 */
type Ending = 'failed' | 'closed' | 'held-back' | 'replaced' | 'ended';

/**
 * Creates a reader: it reads a stream, and polls from time to time where none gets through. It reopens a closed stream
 * itself, because the browser's delays do not grow.
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
      /** Everything is read again, also where nothing was known: the lists may be older than the stream. */
      const known = (): Record<string, string> => (seq === undefined ? {} : { since: seq });
      const reset = (at: string) => {
        seq = at;
        tell({ kind: 'reset' });
      };

      /** @throws where the token is unavailable */
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
          // An earlier stream may be dead.
          wake = stop;
        });
      }

      /** Polls for changes. @throws where there is no answer */
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
          // A poll shows why there is no stream, and if the server can be reached.
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
        // Random, so that not everybody reconnects at the moment when a server has started.
        if (!signal.aborted) await pause(delay * (0.5 + random()), signal);
      }
    },
  };
}
