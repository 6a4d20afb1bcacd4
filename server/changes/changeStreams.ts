import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { LogPlace } from '../data/changes';
import type { CommunityData } from '../data/communityData';
import { type Cursor, cursorText } from '../data/cursor';
import type { FoundActor } from '../identity/actor';
import { HttpError } from '../http/httpError';
import { textOf, textsOf } from './batchTexts';
import { type ChangeStreamLimits, usualLimits } from './limits';
import { endEvent, type EndReason, heartbeat, signalEvent } from './events';
import { type StreamHolder, streamsToEnd } from './streamShares';

/** The most changes that are read and sent at once. */
const batch = 500;

/** The reader of a stream. */
export interface StreamReader {
  /** null: a visitor. */
  actor: FoundActor | null;
  /** The login that the stream counts towards; null for a visitor. */
  login: string | null;
  /** The client that the stream counts towards, as `clientOf` names it. */
  client: string;
  /** The reader's cursor; undefined: from now on. */
  since: Cursor | undefined;
}

/** The open streams of changes. */
export interface ChangeStreams {
  /**
   * Replays what the reader missed, then sends each change once it is written.
   * @param begin sends the head of the answer; called once there is something to send, so that a failure before it
   * can still be answered as an error.
   * @throws HttpError where the client or the server has as many streams as it may.
   */
  open(reader: StreamReader, begin: () => ServerResponse): Promise<void>;
  /** How many are open. */
  readonly size: number;
  /** Reads soon what was written. */
  wake(): void;
  /** Looks soon whether the logins of all streams still hold. */
  checkLogins(): void;
  /** Ends all streams. */
  close(): void;
}

interface Stream extends StreamHolder, LogPlace {
  actor: FoundActor | null;
  response: ServerResponse;
  /** When the next heartbeat is due, in milliseconds of the clock that nobody sets. */
  nextBeat: number;
}

/** The options of {@link createChangeStreams}. */
export interface ChangeStreamsOptions {
  data: Pick<CommunityData, 'changesSince' | 'database' | 'endOfLog' | 'monotonic' | 'subscribe'>;
  /** Called where changes could not be read; they are read again soon. */
  failed: (error: unknown) => void;
  /** Overridden in tests. */
  limits?: Partial<ChangeStreamLimits>;
}

/**
 * Streams what changes. However many streams are open, a batch of changes is read once and written out as text once
 * for everybody whom none of its changes concerns alone.
 */
export function createChangeStreams({ data, failed, limits: changed }: ChangeStreamsOptions): ChangeStreams {
  const limits = { ...usualLimits, ...changed };
  /** The oldest come first. */
  const streams = new Set<Stream>();
  /** The order of the last change that every stream has. */
  let last = 0;
  let isClosed = false;
  let isDue = false;
  let running: Promise<void> | null = null;
  let checking: Promise<void> | null = null;
  let isCheckDue = false;

  function drop(stream: Stream): void {
    streams.delete(stream);
    stream.response.destroy();
  }

  function send(stream: Stream, text: string | Buffer): void {
    // The socket's own buffers are full already: this reader does not read.
    if (stream.response.writableLength > limits.unread) drop(stream);
    else stream.response.write(text);
  }

  function end(stream: Stream, reason: EndReason): void {
    streams.delete(stream);
    // A reader with a backlog would hold up a stop.
    if (stream.response.writableNeedDrain) stream.response.destroy();
    else stream.response.end(endEvent(reason));
  }

  async function readBatch() {
    return data.database.read
      .selectFrom('changes')
      .select(['seq', 'audience', 'number', 'collection', 'id', 'version'])
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(batch)
      .execute();
  }

  function deliver(rows: Awaited<ReturnType<typeof readBatch>>): void {
    last = Math.max(last, rows.at(-1)!.seq);
    const textFor = textsOf(rows);
    for (const stream of streams) {
      const { text, cursor } = textFor(stream, stream.actor?.uid ?? null);
      stream.cursor = cursor;
      stream.at = Math.max(stream.at, last);
      if (text.length > 0) send(stream, text);
    }
  }

  async function run(): Promise<void> {
    while (isDue) {
      isDue = false;
      // Whatever else was written in this moment is read with it.
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (streams.size === 0) return;
      const rows = await readBatch();
      if (rows.length > 0) deliver(rows);
      if (rows.length === batch) isDue = true;
    }
  }

  function wake(): void {
    if (streams.size === 0) return;
    isDue = true;
    running ??= run()
      .catch((error: unknown) => {
        isDue = true;
        failed(error);
      })
      .finally(() => {
        running = null;
      });
  }

  async function checkLogin(stream: Stream): Promise<void> {
    const { actor } = stream;
    if (actor === null) return;
    try {
      if ((await actor.again()).role !== actor.role) end(stream, 'rights-changed');
    } catch (error) {
      // If the database cannot be read, the next heartbeat asks again.
      if (error instanceof HttpError && error.statusCode === 401) end(stream, 'signed-out');
    }
  }

  async function checkAll(): Promise<void> {
    while (isCheckDue) {
      isCheckDue = false;
      for (const stream of streams) {
        await checkLogin(stream);
        // Requests come first.
        await new Promise<void>((resolve) => setImmediate(resolve));
      }
    }
  }

  const look = () => {
    const now = data.monotonic();
    for (const stream of streams) {
      if (now < stream.nextBeat) continue;
      stream.nextBeat = now + limits.heartbeat;
      send(stream, heartbeat);
      void checkLogin(stream);
    }
    if (isDue) wake();
  };
  const timer = setInterval(look, limits.look);
  timer.unref();
  const unsubscribe = data.subscribe(wake);

  /** Reads the changes that a reader missed. */
  async function readMissed(
    uid: string | null,
    since: Cursor | undefined,
  ): Promise<LogPlace & { text: string }> {
    if (since === undefined) return { text: '', ...(await data.endOfLog(uid)) };
    const { changes, cursor, at, reset } = await data.changesSince(since, uid, limits.replay + 1);
    if (!reset && changes.length <= limits.replay) {
      // A reader who is logged out by now gets no changes of their own.
      const from = { all: since.all, own: uid === null ? null : since.own };
      return { text: textOf(changes, from).text, cursor, at };
    }
    const now = await data.endOfLog(uid);
    return { text: signalEvent('reset', cursorText(now.cursor)), ...now };
  }

  return {
    async open(reader, begin) {
      const { actor, login, client } = reader;
      const holder = { client, login, uid: actor?.uid ?? null };
      // A refused stream costs no reading.
      streamsToEnd(streams, holder, limits);
      let cursor = reader.since;
      let text = '';
      let missed;
      do {
        missed = await readMissed(holder.uid, cursor);
        text += missed.text;
        ({ cursor } = missed);
        // The other streams may have got more meanwhile. From here on nothing is waited for, so that nothing is missed.
      } while (streams.size > 0 && missed.at < last);
      const { at } = missed;
      if (isClosed) throw new HttpError('unavailable', 'The server is stopping. Please try again soon.', 5);
      // Others may have come meanwhile.
      for (const one of streamsToEnd(streams, holder, limits)) end(one, 'replaced');
      if (streams.size === 0) last = at;
      // Spread, so that a thousand readers who came back at once are not all checked in the same moment; and by chance, so that
      // nobody learns how many others came.
      const nextBeat = data.monotonic() + limits.heartbeat * (1 - randomInt(20) / 40);
      const stream: Stream = { ...holder, actor, response: begin(), at, cursor, nextBeat };
      streams.add(stream);
      stream.response.once('close', () => streams.delete(stream));
      stream.response.on('error', () => drop(stream));
      send(stream, text + signalEvent('ready', cursorText(cursor)));
      // Sends changes that were written since the read.
      wake();
    },
    get size() {
      return streams.size;
    },
    wake,
    checkLogins() {
      isCheckDue = true;
      checking ??= checkAll().finally(() => {
        checking = null;
      });
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      unsubscribe();
      for (const stream of streams) end(stream, 'stopping');
    },
  };
}
