import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of a compressed response. */
export type Packing = 'br' | 'gzip';

/** Each coding with its parameters, as `Accept-Encoding` lists it. */
const listed: Record<Packing, RegExp> = {
  br: /(?:^|,)\s*br\s*(;[^,]*)?(?=,|$)/gi,
  gzip: /(?:^|,)\s*gzip\s*(;[^,]*)?(?=,|$)/gi,
};
const isRefused = /;\s*q=0(?:\.0*)?\s*(?:;|$)/i;

/** The best encoding that a browser accepts; `q=0` means that it does not. */
export function packingFor(accepted: string | undefined): Packing | null {
  const takes = (packing: Packing) =>
    [...(accepted ?? '').matchAll(listed[packing])].some(
      ([, parameters = '']) => !isRefused.test(parameters),
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const packWithBrotli = promisify(brotliCompress);
const packWithGzip = promisify(gzip);

/** Compresses what is sent once only, so that nobody waits for the last hundredth. */
export const packQuickly: Record<Packing, (text: string) => Promise<Buffer>> = {
  br: (text) => packWithBrotli(text, quick),
  gzip: (text) => packWithGzip(text, { level: 5 }),
};
