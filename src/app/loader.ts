import { toCodeError } from '../ports/chunkLoadError';
import type { Loader } from '../ports/ports';

/**
 * Loads once. A load that fails is forgotten, so that the next call tries again.
 * @throws CodeGoneError when the code could not be fetched.
 */
export function once<T>(load: () => Promise<T>): Loader<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw toCodeError(error);
    });
    return loading;
  };
}
