/** The prefix of our caches' names. */
export const cachePrefix = 'ageBetter.';

/** The worker's path on the server. */
export const workerPath = '/sw.js';

/** From a page to the worker: the person is at this path, which is cached with its code. */
export interface Visited {
  kind: 'visited';
  path: string;
}

/** From a page to the worker, with a port for a {@link ServedAnswer}. */
export interface HowServed {
  kind: 'how-served';
}

/** From a page to the worker, with a port for the paths that open without a network, each once. */
export interface WhatOpens {
  kind: 'what-opens';
}

/** From the worker. */
export interface ServedAnswer {
  /** True where this page came from the cache. */
  kept: boolean;
  /** The version of the worker. */
  version: string;
}

/** From a new worker to all pages. */
export interface Activated {
  kind: 'activated';
  version: string;
}
