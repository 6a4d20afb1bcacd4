/** The bytes that a request asks for, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header.
 * @param size of the file in bytes.
 * @returns `all` for the whole file, as the standard allows for several ranges and for what nobody understands; `none`
 * where the file has no such bytes.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  // Not by a pattern: one that lets spaces stand anywhere tries all ways to share them out.
  const [unit = '', range = '', ...others] = (header ?? '').split('=', 3).map((part) => part.trim());
  const [first = '', last, ...more] = range.split('-', 3).map((part) => part.trim());
  const isOne = unit.toLowerCase() === 'bytes' && last !== undefined && others.length + more.length === 0;
  if (!isOne || !/^\d*$/.test(first) || !/^\d*$/.test(last)) return 'all';
  if (first === '' && last === '') return 'all';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'all';
  if (start >= size) return 'none';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Returns whether a request's `If-Range` still holds: only a strong tag that is the same makes parts of a file fit together. */
export function rangeHolds(header: string | undefined, etag: string): boolean {
  return header === undefined || header.trim() === etag;
}
