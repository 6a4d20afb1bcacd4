import type { Client } from 'pg';
import { StartError } from '../../settings/startError';

/** From how far apart the clocks of this machine and of the database are worth a line, and too much, in milliseconds. */
const worthALine = 2000;
const tooFar = 60_000;

/** The server's clock, to which a start compares the database's. */
export interface OwnClock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called with what an operator should know. */
  warn: (line: string) => void;
}

/**
 * Compares the clock of this machine with that of the database, which several copies of the server have in common: each decides
 * by its own what is due and what has run out.
 * @param where the database as an operator knows it.
 * @throws StartError
 */
export async function checkClock(client: Client, where: string, { now, warn }: OwnClock): Promise<void> {
  const before = now();
  const { rows } = await client.query<{ time: string }>(
    'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS time',
  );
  const after = now();
  const time = Number(rows[0]!.time);
  // The time of transit does not count.
  const apart = Math.max(0, before - time, time - after);
  if (apart < worthALine) return;
  const line = `The clock of this machine and that of the database ${where} are ${Math.round(apart / 1000)} seconds apart.`;
  if (apart >= tooFar) throw new StartError(`${line} Set both by the same time server.`);
  warn(line);
}
