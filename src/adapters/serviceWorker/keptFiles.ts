import type { ScreenId } from '@/shared/domain/screens/screens';
import { cachePrefix } from './messages';

/** The data that the build writes into the worker (`scripts/serviceWorker.mjs`). */
interface KeptList {
  /** The name of the entry's file, which changes with each build. */
  version: string;
  /** All files in `/assets` of this build. */
  files: readonly string[];
  /** The files that are cached from the start, by their index in `files`. */
  first: readonly number[];
  /** The files that a page loads later, such as its dialogs, by the id of its screen. */
  later: Readonly<Record<string, readonly number[]>>;
}

declare const KEPT_LIST: KeptList;
const list = KEPT_LIST;

/** The version of this worker. */
export const version = list.version;

/** The code of all versions that are still in use: the names change with the content. */
export const assetsCache = `${cachePrefix}assets`;

/** Responses are cached in the encoding of the first request; the server varies it and says so. */
export const anyEncoding = { ignoreVary: true };

const paths = (places: readonly number[]) => places.map((at) => `/assets/${list.files[at]}`);

/** The files that are cached from the start, beside those in the HTML of the pages. */
export const firstFiles = paths(list.first);

/** Returns the files that the page of a screen loads after its first view. */
export const laterFiles = (id: ScreenId): readonly string[] => paths(list.later[id] ?? []);

/** Returns the files in a page's HTML. */
export const filesIn = (html: string): readonly string[] => [
  ...new Set(html.match(/\/assets\/[\w.-]+(?=")/g)?.filter((path) => /\.(?:js|css|woff2)$/.test(path))),
];

const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /text\/css/,
  woff2: /font/,
  svg: /svg/,
  pdf: /pdf/,
};

/** Returns true where a response is the requested file, and not, for example, the page of a hotel's network. */
export function isFile(path: string, answer: Response): boolean {
  const type = types[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  const said = answer.headers.get('content-type') ?? '';
  return answer.status === 200 && !answer.redirected && (type ? type.test(said) : !/html/.test(said));
}

/** A header of cached responses: the number of bytes. */
const sizeHeader = 'x-kept-size';

/** Prepares a response for the cache. @throws TypeError where the connection is lost before its end. */
export async function toCached(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  headers.set(sizeHeader, `${body.byteLength}`);
  return new Response(body, { headers });
}

/**
 * Returns true where a cached response is complete: a full disk, or a browser that was killed, may have left a part.
 */
export async function isWhole(kept: Response): Promise<boolean> {
  const { size } = await kept.clone().blob();
  const due = kept.headers.get(sizeHeader);
  // An earlier version has cached it without the header.
  return due === null ? size > 0 : size === Number(due);
}

/** Returns the cached file, if it is complete. */
async function readFile(path: string): Promise<Response | null> {
  const kept = await (await caches.open(assetsCache)).match(path, anyEncoding);
  return kept && (await isWhole(kept)) ? kept : null;
}

/**
 * Caches those of these files that are missing.
 * @throws TypeError where one cannot be fetched; DOMException where there is no space.
 */
export async function keepFiles(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(assetsCache);
  await Promise.all(
    wanted.map(async (path) => {
      if (await readFile(path)) return;
      const answer = await fetch(path);
      if (!isFile(path, answer)) throw new TypeError(`${path} could not be kept`);
      await cache.put(path, await toCached(answer));
    }),
  );
}

/** Returns true where all of these files are cached. */
export async function areCached(wanted: readonly string[]): Promise<boolean> {
  return (await Promise.all(wanted.map(readFile))).every(Boolean);
}

/** Removes the code of other versions. Only where no open page may still need it. */
export async function removeOldFiles(): Promise<void> {
  const own = new Set(list.files.map((file) => `/assets/${file}`));
  const cache = await caches.open(assetsCache);
  const old = (await cache.keys()).filter(({ url }) => !own.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request, anyEncoding)));
}
