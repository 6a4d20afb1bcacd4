import type { Kysely } from 'kysely';
import type { Tables } from './tables/tables';

/** Queries inside or outside of a transaction. */
export type Queries = Kysely<Tables>;

/** The options of a write. */
export interface WriteOptions {
  /**
   * True if it is on the disk before it is answered. Default: true. Without, a crash of the server loses nothing, and a loss of
   * power may lose the last of them: a thousand mails are three thousand notes.
   */
  isFlushed?: boolean;
}

/** The database. Writes are durable before they are answered. */
export interface Database {
  /** True if several copies of the server may use it at once. Of a file there is one. */
  hasCopies: boolean;
  /** For reading. It sees committed writes only. */
  read: Queries;
  /**
   * Executes work in a transaction. Writes run one after the other; those that are waiting at the same moment share one
   * flush of the disk, which is most of the cost of a write. Work must await nothing but its queries.
   * @returns what the work returns, once it is on the disk.
   */
  write<T>(work: (queries: Queries) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Gives some free room of the file back to the disk, between two writes. @returns whether there is more. */
  releaseFreeSpace(): Promise<boolean>;
  close(): Promise<void>;
}
