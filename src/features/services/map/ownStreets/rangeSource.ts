import { EtagMismatch, FetchSource, type RangeResponse } from 'pmtiles';

/**
 * The reason why the street map's file cannot be read. `missing`: it does not exist, or its server is unreachable. `damaged`: the
 * file is no map. `blocked`: a proxy does not pass range requests.
 */
export type StreetFault = 'missing' | 'damaged' | 'blocked';

/** A file that cannot be read. */
export class StreetError extends Error {
  override readonly name = 'StreetError';
  readonly fault: StreetFault;

  constructor(fault: StreetFault) {
    super(`The street map is ${fault}.`);
    this.fault = fault;
  }
}

/** The file has been replaced since its first part was read: the parts of the two do not fit together. */
export class FileReplaced extends Error {
  override readonly name = 'FileReplaced';
}

/** The library's errors have only one name; they are all in its file `index.ts`. */
function translate(error: unknown): Error {
  // Also for bytes beyond the end of the file, which may be shorter by now.
  if (error instanceof EtagMismatch) return new FileReplaced();
  if (!(error instanceof Error)) return new StreetError('damaged');
  if (error.message.includes('Byte Serving')) return new StreetError('blocked');
  const unreachable = error instanceof TypeError || error.message.startsWith('Bad response code');
  return new StreetError(unreachable ? 'missing' : 'damaged');
}

/**
 * Reads parts of a file from the server, and never all of it. The library's own reader lets a response with the
 * complete file continue; this one aborts it.
 */
export class RangeSource extends FetchSource {
  // A dropped response still costs time and data.
  #blocked = false;

  /**
   * @throws StreetError
   * @throws FileReplaced
   */
  override async getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    if (this.#blocked) throw new StreetError('blocked');
    try {
      return await this.#read(offset, length, signal, etag);
    } catch (error) {
      if (!(error instanceof StreetError) || error.fault !== 'blocked' || this.mustReload) throw error;
    }
    // Where the file has been replaced, the browser fetches its complete new version, because of its cached parts.
    this.mustReload = true;
    try {
      return await this.#read(offset, length, signal, etag);
    } catch (error) {
      this.#blocked = error instanceof StreetError && error.fault === 'blocked';
      throw error;
    }
  }

  async #read(offset: number, length: number, signal?: AbortSignal, etag?: string): Promise<RangeResponse> {
    const end = new AbortController();
    const stop = () => end.abort();
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    let part: RangeResponse;
    try {
      part = await super.getBytes(offset, length, end.signal, etag);
    } catch (error) {
      stop();
      throw signal?.aborted ? error : translate(error);
    } finally {
      signal?.removeEventListener('abort', stop);
    }
    // The first read is longer than many directories, and may be longer than the file.
    if (offset > 0 && part.data.byteLength < length) throw new StreetError('damaged');
    this.mustReload = false;
    return part;
  }
}
