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
  const found = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  if (!found) return 'all';
  const [, first = '', last = ''] = found;
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

/** Whether a request's `If-Range` still holds: only a strong tag that is the same makes parts of a file fit together. */
export function rangeHolds(header: string | undefined, etag: string): boolean {
  return header === undefined || header.trim() === etag;
}
