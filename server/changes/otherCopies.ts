import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import type { ChangeStreams } from './changeStreams';

/** How often a copy with streams asks what the others wrote, and after a failure, in milliseconds. */
const askEvery = 250;
const askAfterFailure = 5000;

/** The note that changes whenever a login may have ended or a role may have changed, on whichever copy. */
const loginsNote = 'logins-changed';

/** Signals between copies of the server, by the database alone. */
export interface OtherCopies {
  /** Lets them know that a login may have ended. */
  tellOfLogins(): Promise<void>;
  close(): void;
}

/**
 * Wakes the streams of this copy for what other copies write: by asking, which works with each database and whatever is between,
 * and costs two small reads. Where a note is missed, the next heartbeat of a stream checks its login.
 * @param failed called where the database could not be read or written.
 */
export function followOtherCopies(
  { read, write }: Pick<Database, 'read' | 'write'>,
  streams: Pick<ChangeStreams, 'size' | 'wake' | 'checkLogins'>,
  failed: (error: unknown) => void,
): OtherCopies {
  let known: string | undefined;
  let timer: NodeJS.Timeout;
  let isClosed = false;

  async function ask(): Promise<void> {
    // Each new stream starts with a read of everything written until then.
    if (streams.size === 0) return;
    const note = await read
      .selectFrom('notes')
      .select('value')
      .where('name', '=', loginsNote)
      .executeTakeFirst();
    streams.wake();
    if (note?.value === known) return;
    known = note?.value;
    streams.checkLogins();
  }

  function askIn(milliseconds: number): void {
    if (isClosed) return;
    timer = setTimeout(
      () =>
        void ask().then(
          () => askIn(askEvery),
          (error: unknown) => {
            failed(error);
            askIn(askAfterFailure);
          },
        ),
      milliseconds,
    );
    timer.unref();
  }

  askIn(askEvery);
  return {
    async tellOfLogins() {
      const value = randomUUID();
      try {
        await write(
          (queries) =>
            queries
              .insertInto('notes')
              .values({ name: loginsNote, value })
              .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
              .execute(),
          { isFlushed: false },
        );
      } catch (error) {
        failed(error);
      }
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
