/** The page's code could not be loaded, most often because a newer version on the server has replaced it. */
export class ChunkLoadError extends Error {
  constructor(options?: ErrorOptions) {
    super('A part of the page could not be fetched', options);
    this.name = 'ChunkLoadError';
  }
}

/**
 * The messages of browsers when a dynamic import cannot be fetched: Chromium, Firefox, Safari, and Vite's own for a
 * missing style sheet. A file that loads but throws has another message.
 */
const fetchFailed =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/**
 * Distinguishes missing code from faulty code: returns a {@link ChunkLoadError} for the first, otherwise the
 * error itself.
 */
export function toChunkLoadError(error: unknown): unknown {
  return error instanceof Error && fetchFailed.test(error.message)
    ? new ChunkLoadError({ cause: error })
    : error;
}

/** Returns true for missing code, either for the original error or for a {@link ChunkLoadError}. */
export const isChunkLoadError = (error: unknown): boolean =>
  toChunkLoadError(error) instanceof ChunkLoadError;
