import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packWithBrotli = promisify(brotliCompress);
const packWithGzip = promisify(gzip);

/** How an answer is compressed; null: not at all. */
export type Packing = 'br' | 'gzip' | null;

/** Lists as they were sent, so that people who ask for the same list share one read, one conversion and one compression. */
export interface ListResponses {
  /**
   * @param tag names the content: the same tag always means the same list.
   * @param make reads the list. @returns it as JSON.
   */
  find(tag: string, packing: Packing, make: () => Promise<string>): Promise<string | Buffer>;
}

/** Responses that fit into one packet are not compressed. */
const worthPacking = 1000;

/** Level 4 takes a tenth of the time of level 9, and the list is a tenth longer. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** @param maxBytes the size of the kept answers together; beyond it the oldest go. */
export function createListResponses(maxBytes: number): ListResponses {
  const kept = new Map<string, { answer: Promise<string | Buffer>; bytes: number }>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, make: () => Promise<string | Buffer>) => {
    const known = kept.get(key);
    if (known) return known.answer;
    const entry = { answer: make(), bytes: 0 };
    kept.set(key, entry);
    entry.answer.then(
      (answer) => {
        if (kept.get(key) !== entry) return;
        entry.bytes = Buffer.byteLength(answer);
        bytes += entry.bytes;
        for (const oldest of kept.keys()) {
          if (bytes <= maxBytes) break;
          forget(oldest);
        }
      },
      () => forget(key),
    );
    return entry.answer;
  };
  return {
    find: (tag, packing, make) =>
      keep(`${packing ?? ''} ${tag}`, async () => {
        const list = await (packing === null ? make() : keep(` ${tag}`, make));
        if (packing === null || list.length < worthPacking) return list;
        return packing === 'br' ? packWithBrotli(list, brotliLevel) : packWithGzip(list);
      }),
  };
}
