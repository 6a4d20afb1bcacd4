// What somebody outside can make slow: each reader of headers, addresses, forms and files gets the texts with which patterns
// that search back and forth take longest.
import { performance } from 'node:perf_hooks';
import { createServer } from 'vite';
import { row } from './table.mjs';

const rounds = 3;

/**
 * The quickest of a few runs, in milliseconds: the others were held up by something else.
 * @param enough what is quicker than this is run once.
 */
function quickest(read, text, enough = 0) {
  let least = Infinity;
  for (let round = 0; round < rounds && least > enough; round += 1) {
    const start = performance.now();
    try {
      read(text);
    } catch {
      // A refusal is an answer.
    }
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** The slowest text of a length. @returns milliseconds, and which of the texts it is. */
function slowest({ worstTexts }, reader, length) {
  let worst = { time: 0, at: 0 };
  let at = 0;
  for (const text of worstTexts(length, reader)) {
    const time = quickest(reader.read, text, worst.time);
    if (time > worst.time) worst = { time, at };
    at += 1;
  }
  return worst;
}

/** @param root the folder of the product. */
export async function worstInputs(root) {
  const vite = await createServer({
    root,
    configFile: false,
    resolve: { tsconfigPaths: true },
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const readers = await vite.ssrLoadModule('/scripts/patterns/outsideReaders.ts');
    const short = readers.shortTexts.map((reader) => ({
      name: reader.name,
      time: slowest(readers, reader, 100_000).time,
    }));
    short.sort((a, b) => b.time - a.time);
    console.log(short.map(({ name, time }) => `${name}: ${time.toFixed(1)} ms`).join('; '));
    const long = readers.longTexts.map((reader) => {
      const { time, at } = slowest(readers, reader, 100_000);
      const less = quickest(reader.read, [...readers.worstTexts(10_000, reader)][at]);
      return { name: reader.name, time, tenfold: 10 * less };
    });
    long.sort((a, b) => b.time / b.tenfold - a.time / a.tenfold);
    console.log(long.map(({ name, time }) => `${name}: ${time.toFixed(1)} ms`).join('; '));
    return [
      row({
        figure: `100 kB of the worst input, the slowest of ${short.length} readers: ${short[0].name}`,
        value: short[0].time,
        limit: 10,
        unit: ' ms',
        digits: 1,
      }),
      row({
        figure: `100 kB, to ten times 10 kB, the slowest of ${long.length} readers: ${long[0].name}`,
        value: long[0].time,
        floor: long[0].tenfold,
        // Ten, where the time grows with the square of the length.
        limit: 6,
        unit: ' ms',
        digits: 1,
      }),
    ];
  } finally {
    await vite.close();
  }
}
