import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortTexts, worstTexts } from './outsideReaders';

/**
 * Milliseconds after which a reader is interrupted, since a test that hangs says nothing. A pattern that searches back and
 * forth takes from tens of seconds to hours. How long each reader takes is measured by `npm run bench`.
 */
const timeout = 25_000;

test.each(shortTexts.map((reader) => [reader.name, reader] as const))(
  'a text of 100 kB that makes patterns slow is read to its end: %s',
  (_name, reader) => {
    let read = 0;
    const readAll = () => {
      for (const text of worstTexts(100_000, reader)) {
        reader.read(text);
        read += 1;
      }
    };
    runInNewContext('readAll()', { readAll }, { timeout });
    expect(read).toBeGreaterThan(80);
  },
);
