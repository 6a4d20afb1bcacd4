import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Transform } from 'node:stream';
import {
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  gunzipSync,
  type Zlib,
} from 'node:zlib';

/** The encodings of a compressed response. */
export type Packing = 'br' | 'gzip';

/** A page that is compressed once, although each response has its own nonce in it. */
export interface PackedPage {
  /** The page with this nonce. @param nonce 24 characters of Base64. @returns null where it cannot be packed like that. */
  fill(nonce: string, packing: Packing | null): Buffer | null;
}

const nonceLength = 24;

/**
 * Brotli's contexts depend on the two bytes before, so the two after a nonce are stored uncompressed with it:
 * what follows then depends on bytes that never change.
 */
const tailLength = 2;

interface Coding {
  open(): Transform & Zlib;
  flush: number;
  /** The header of bytes that are stored uncompressed. */
  header(length: number): Buffer;
}

const codings: Record<Packing, Coding> = {
  br: {
    open: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    flush: constants.BROTLI_OPERATION_FLUSH,
    // RFC 7932, 9.2: not the last one, a length of 16 bits, not packed.
    header: (length) => {
      const bits = ((length - 1) << 3) | (1 << 19);
      return Buffer.from([bits, bits >> 8, bits >> 16]);
    },
  },
  gzip: {
    open: () => createDeflateRaw({ level: 9 }),
    flush: constants.Z_SYNC_FLUSH,
    // RFC 1951, 3.2.4: not the last one, not packed, the length and its complement.
    header: (length) => Buffer.from([0, length, length >> 8, ~length, ~length >> 8]),
  },
};

/** RFC 1952: deflate, no name, no time, an unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * Compresses the parts one after the other, so that each begins and ends at a whole byte. Between them are
 * placeholders for a nonce: random, so that nothing refers back to them.
 * @returns the compressed parts without the placeholders.
 */
async function packParts(parts: readonly Buffer[], { open, flush }: Coding): Promise<Buffer[]> {
  const stream = open();
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const take = () => {
    const taken = Buffer.concat(chunks);
    chunks = [];
    return taken;
  };
  const pack = async (bytes: Buffer) => {
    stream.write(bytes);
    await new Promise<void>((resolve) => stream.flush(flush, resolve));
    return take();
  };
  const packed: Buffer[] = [];
  for (const [at, part] of parts.entries()) {
    const tail = at === 0 ? 0 : tailLength;
    if (at > 0) await pack(Buffer.concat([randomBytes(nonceLength), part.subarray(0, tail)]));
    packed.push(await pack(part.subarray(tail)));
  }
  stream.end();
  await once(stream, 'end');
  return [...packed, take()];
}

/** The packed page with the nonces between its parts. */
function join(parts: readonly Buffer[], packed: readonly Buffer[], coding: Coding, nonce: Buffer): Buffer {
  const header = coding.header(nonceLength + tailLength);
  return Buffer.concat(
    packed.flatMap((bytes, at) =>
      at > 0 && at < parts.length ? [header, nonce, parts[at]!.subarray(0, tailLength), bytes] : [bytes],
    ),
  );
}

/**
 * Adds the gzip header and checksum to deflated bytes.
 * @param plain what they hold.
 */
function asGzip(deflated: Buffer, plain: Buffer): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(plain), 0);
  end.writeUInt32LE(plain.length, 4);
  return Buffer.concat([gzipHead, deflated, end]);
}

/**
 * Compresses a page as far as possible.
 * @param texts the page, split where a nonce belongs.
 */
export async function packPage(texts: readonly string[]): Promise<PackedPage> {
  const parts = texts.map((text) => Buffer.from(text));
  const packed = {
    br: await packParts(parts, codings.br),
    gzip: await packParts(parts, codings.gzip),
  };
  const plainWith = (nonce: string) => Buffer.from(texts.join(nonce));
  const packedWith = (nonce: string, packing: Packing) => {
    const bytes = join(parts, packed[packing], codings[packing], Buffer.from(nonce));
    return packing === 'br' ? bytes : asGzip(bytes, plainWith(nonce));
  };

  /** Checked once per page: whether it works depends on what the encoders do with a few random letters. */
  function fits(packing: Packing): boolean {
    const nonce = randomBytes(18).toString('base64');
    try {
      const unpack = packing === 'br' ? brotliDecompressSync : gunzipSync;
      return unpack(packedWith(nonce, packing)).equals(plainWith(nonce));
    } catch {
      return false;
    }
  }
  const usable = { br: fits('br'), gzip: fits('gzip') };

  return {
    fill(nonce, packing) {
      if (nonce.length !== nonceLength) throw new RangeError('A nonce has 24 characters.');
      if (packing === null) return plainWith(nonce);
      return usable[packing] ? packedWith(nonce, packing) : null;
    },
  };
}
