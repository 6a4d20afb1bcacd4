import type { Update } from './change';
import type { ChangeReader } from './changeReader';

/** What the tabs of one browser share. */
export interface Tabs {
  /** Absent where the browser has none, as on pages without encryption: then every tab reads for itself. */
  locks: Pick<LockManager, 'request'> | undefined;
  openChannel: (name: string) => BroadcastChannel;
}

/** What a feed needs. */
export interface ChangeFeedOptions extends Tabs {
  reader: ChangeReader;
  /** The name under which the tabs of the same person find each other. */
  name: string;
  /** The server's name of the last change that is known; undefined: nothing was read yet. */
  since: string | undefined;
  onUpdate: (update: Update) => void;
}

/** Updates for one person in one tab. */
export interface ChangeFeed {
  /** @returns the name of the last change that is known. */
  stop(): string | undefined;
}

/** What the leading tab says to the others. */
interface News {
  update: Update | null;
  /** The name of the last change before the update, and after it. */
  before: string | undefined;
  after: string | undefined;
}

/** What a tab says that has just begun to listen. */
const hello = 'hello';

/**
 * Follows what changes. Of the tabs of a browser in which the same person is logged in, one reads (it holds the lock)
 * and hands everything to the others; when it closes, the next one goes on where that one was.
 */
export function openChangeFeed({
  reader,
  locks,
  openChannel,
  name,
  since,
  onUpdate,
}: ChangeFeedOptions): ChangeFeed {
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = openChannel(name);
  let seq = since;
  let isLeading = false;
  let isUp: boolean | null = null;

  const tellTabs = (message: News | typeof hello) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
    channel.postMessage(message);
  };

  const take = (update: Update) => {
    if (update.kind === 'connection') {
      if (update.isUp === isUp) return false;
      ({ isUp } = update);
    }
    onUpdate(update);
    return true;
  };

  const follow = ({ update, before, after }: News) => {
    // This tab missed something, or read its lists at a time that nobody knows.
    const isBehind = before !== seq;
    seq = after;
    if (isBehind && update?.kind !== 'reset') onUpdate({ kind: 'reset' });
    if (update && !(isBehind && update.kind === 'changes')) take(update);
  };

  channel.addEventListener('message', ({ data }: MessageEvent<News | typeof hello>) => {
    if (data !== hello) return isLeading ? undefined : follow(data);
    if (!isLeading || isUp === null) return undefined;
    return tellTabs({ update: { kind: 'connection', isUp }, before: seq, after: seq });
  });
  tellTabs(hello);

  const lead = async () => {
    isLeading = true;
    await reader.read(
      seq,
      (update, after) => {
        const before = seq;
        seq = after;
        if (take(update)) tellTabs({ update, before, after });
      },
      signal,
    );
  };
  if (locks) locks.request(name, { signal }, lead).catch(() => undefined);
  else void lead();

  return {
    stop() {
      stopping.abort();
      channel.close();
      return seq;
    },
  };
}
