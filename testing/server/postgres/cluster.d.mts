/** A cluster of PostgreSQL that is thrown away, on a socket in a folder of its own. */
export interface Cluster {
  folder: string;
  /** The address of one of its databases. */
  url(database: string): string;
  /** Ends the server as a crash does (`kill -9` of the postmaster). */
  kill(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  end(): Promise<void>;
}

/** How a cluster is made. */
export interface ClusterOptions {
  /** Settings of the server; by default it keeps nothing safe. */
  settings?: readonly string[];
  /** Files in its data folder by name, such as `pg_hba.conf`, or `server.crt`. */
  files?: Readonly<Record<string, string>>;
  /** The address of a database of which this one is a replica. */
  copyOf?: string | null;
  /** The folder in which it makes its own. The user that runs PostgreSQL needs access. */
  within?: string;
}

/** The address of a database of a cluster. */
export function urlIn(folder: string, database: string): string;

/** Starts one. It ends with this process, however that ends. */
export function startCluster(options?: ClusterOptions): Promise<Cluster>;
