import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PackedAnswer } from '../http/packedAnswer';

/** Compresses a part of a list into a response. @param body becomes JSON. */
export function packList(body: unknown): PackedAnswer {
  const plain = Buffer.from(JSON.stringify(body));
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  };
}
