/** The page's code could not be fetched: most often it was replaced by a newer version on the server. */
export class ChunkLoadError extends Error {
  constructor(options?: ErrorOptions) {
    super('A part of the page could not be fetched', options);
    this.name = 'ChunkLoadError';
  }
}

/**
 * What browsers say when the file of a dynamic import cannot be fetched: Chromium, Firefox, Safari, and Vite's own words for
 * a missing style sheet. A file that arrives but throws says something else.
 */
const fetchFailed =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Tells code that is gone from code that is faulty: gives a {@link ChunkLoadError} for the first, the error itself else. */
export function toChunkLoadError(error: unknown): unknown {
  return error instanceof Error && fetchFailed.test(error.message)
    ? new ChunkLoadError({ cause: error })
    : error;
}

/** Whether an error is that code could not be fetched, as it was thrown or as a {@link ChunkLoadError}. */
export const isChunkLoadError = (error: unknown): boolean =>
  toChunkLoadError(error) instanceof ChunkLoadError;
