import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Packing } from '../http/packing';
import type { FilledPage } from './pageTemplate';

const packWithBrotli = promisify(brotliCompress);
const packWithGzip = promisify(gzip);

/** The bytes of an answer with their strong tag, without its quotes. */
export interface FixedBody {
  bytes: Buffer;
  etag: string;
}

/** A page as everybody gets it. */
export interface FixedPage {
  /** Its content security policy. */
  policy: string;
  bodies: Record<Packing | 'plain', FixedBody>;
}

/**
 * Compresses each page once.
 * @param policyOf its content security policy, which is part of the tag: a browser keeps it with the page, and Chromium takes no
 * other one from a 304 response.
 * @returns a function that compresses a page, again only where its content has changed.
 */
export function createFixedPages(policyOf: (page: FilledPage) => string) {
  const kept = new WeakMap<FilledPage, Promise<FixedPage>>();
  const pack = async (page: FilledPage): Promise<FixedPage> => {
    const plain = Buffer.from(page.html);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    const [br, zipped] = await Promise.all([
      packWithBrotli(plain, { params }),
      packWithGzip(plain, { level: 9 }),
    ]);
    const policy = policyOf(page);
    const body = (bytes: Buffer): FixedBody => ({
      bytes,
      etag: createHash('sha256').update(policy).update('\0').update(bytes).digest('base64url'),
    });
    return { policy, bodies: { plain: body(plain), br: body(br), gzip: body(zipped) } };
  };
  return (page: FilledPage): Promise<FixedPage> => {
    const packed = kept.get(page) ?? pack(page);
    kept.set(page, packed);
    return packed;
  };
}
