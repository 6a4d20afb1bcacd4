import type { Update } from './change';
import type { ChangeReader } from './changeReader';

/** The means of communication between the tabs of one browser. */
export interface Tabs {
  /** Absent where the browser has none, as on pages without encryption: then every tab reads by itself. */
  locks: Pick<LockManager, 'request'> | undefined;
  openChannel: (name: string) => BroadcastChannel;
}

/** The options of a feed. */
export interface ChangeFeedOptions extends Tabs {
  reader: ChangeReader;
  /** The name under which the tabs of one user find each other. */
  name: string;
  /** The server's name of the last known change; undefined: nothing has been read yet. */
  since: string | undefined;
  onUpdate: (update: Update) => void;
}

/** Updates for one person in one tab. */
export interface ChangeFeed {
  /** @returns the name of the last known change. */
  stop(): string | undefined;
}

/** A message from the leading tab to the others. */
interface News {
  update: Update | null;
  /** The name of the last change before the update, and after it. */
  before: string | undefined;
  after: string | undefined;
}

/** The message of a new tab. */
const hello = 'hello';

/**
 * Follows the changes. Of all tabs in which the same user is logged in, one reads (it holds the lock) and passes
 * everything on to the others; when it closes, the next one continues from there.
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
    // This tab missed something, or read its lists at an unknown time.
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
