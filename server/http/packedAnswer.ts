import { packingFor } from './packing';
import { hasVersion } from './etag';

/** A body that was compressed before, the same for everybody who asks. */
export interface PackedAnswer {
  /** Without quotes; changes whenever the body does. */
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/**
 * Sets the headers of such an answer: its version, and that it is to be asked for again each time.
 * @returns the body as this browser takes it; null where the browser has this version: the answer is 304.
 */
export function bodyFor(
  { headers }: { headers: { 'accept-encoding'?: string | undefined; 'if-none-match'?: string | undefined } },
  reply: { header(name: string, value: string): unknown },
  answer: PackedAnswer,
): Buffer | null {
  const packing = packingFor(headers['accept-encoding']);
  // The standard requires different tags for compressed and uncompressed responses.
  reply.header('etag', `W/"${answer.etag}"`);
  reply.header('cache-control', 'public, no-cache');
  reply.header('vary', 'accept-encoding');
  if (hasVersion(headers['if-none-match'], answer.etag)) return null;
  if (packing) reply.header('content-encoding', packing);
  return answer[packing ?? 'plain'];
}
