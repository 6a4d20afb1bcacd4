import { whileBusy } from '../../busy';
import { toChunkLoadError } from '../../ports/chunkLoadError';
import type { Loader } from '../../ports/ports';

/**
 * Loads once. A failed load is forgotten, so that the next call tries again.
 * @throws ChunkLoadError when the code could not be fetched.
 */
export function once<T>(load: () => Promise<T>): Loader<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= whileBusy(load()).catch((error: unknown) => {
      loading = null;
      throw toChunkLoadError(error);
    });
    return loading;
  };
}
