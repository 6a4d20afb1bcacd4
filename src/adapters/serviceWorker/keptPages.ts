import { pageSettingsElementId } from '@/shared/domain/screens/pageSettings';
import { type Access, screenAt, screens } from '@/shared/domain/screens/screens';
import {
  anyEncoding,
  areCached,
  toCached,
  filesIn,
  firstFiles,
  isFile,
  isWhole,
  keepFiles,
  laterFiles,
  version,
} from './keptFiles';
import { cachePrefix } from './messages';

const pagesPrefix = `${cachePrefix}pages.`;

/** The HTML of this version. */
export const pagesCache = `${pagesPrefix}${version}`;

/** Files without a version in their name: requested from the network first, as pages are. */
export const plainFiles = ['/leaf.svg', '/pictures.svg', '/leaflet.pdf'];

function pathsFor(wanted: Access): readonly string[] {
  return screens.flatMap(({ path, access }) => (path !== null && access === wanted ? [path] : []));
}

/** The public pages, cached with their code from the start. */
const publicPaths = pathsFor('public');

/** Only the HTML of these is cached before the first visit. */
const memberPaths = pathsFor('login');

/** Returns the path under which a page is cached, without the rest of its address; null where it is no page of ours. */
export function keptPath(url: string): string | null {
  return screenAt(new URL(url, location.href).pathname).path;
}

/** Returns true where a response is a page of ours, and not an error of a proxy or the page of a hotel's network. */
const isOurs = (answer: Response, html: string) =>
  answer.status === 200 && !answer.redirected && html.includes(`id="${pageSettingsElementId}"`);

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Caches everything that a page needs without a network: the files in its HTML, and those it loads later.
 * @returns the version of the page; null where it is none of ours.
 * @throws where something cannot be cached.
 */
export async function keepCodeOf(
  path: string,
  answer: Response,
): Promise<'this version' | 'another version' | null> {
  const html = await answer.clone().text();
  if (!isOurs(answer, html)) return null;
  const named = filesIn(html);
  await keepFiles([...named, ...(savesData() ? [] : laterFiles(screenAt(path).id))]);
  return named.includes(`/assets/${version}`) ? 'this version' : 'another version';
}

/** Fetches the page for everybody: without a cookie the server does not know the user. */
const fetchForAll = (path: string) => fetch(path, { credentials: 'omit' });

/** Returns true for a page that was drawn for one person, which is never cached. */
export const isOwnPage = (answer: Response): boolean =>
  /\bno-store\b/.test(answer.headers.get('cache-control') ?? '');

/** Caches a page with its code, so that it never refers to missing code. */
async function keepPage(path: string): Promise<void> {
  const cache = await caches.open(pagesCache);
  const answer = (await readKept(path)) ?? (await fetchForAll(path));
  if (await keepCodeOf(path, answer)) await cache.put(path, await toCached(answer));
}

/** Caches a visited page. On failure the next visit tries again. */
export async function keepVisited(url: string): Promise<void> {
  const path = keptPath(url);
  if (path !== null) await keepPage(path).catch(() => undefined);
}

async function keepAsItIs(path: string): Promise<void> {
  const answer = await fetchForAll(path);
  const isRight = plainFiles.includes(path)
    ? isFile(path, answer)
    : isOurs(answer, await answer.clone().text());
  if (isRight) await (await caches.open(pagesCache)).put(path, await toCached(answer));
}

/** The pages that earlier versions have cached. */
async function keptBefore(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().flatMap(({ url }) => keptPath(url) ?? []);
}

/**
 * Caches the public pages, and those that this browser has cached before.
 * @throws where a part of the former cannot be fetched or there is no space: the worker is then not installed, and the
 * browser tries again at the next visit.
 */
export async function keepFirst(): Promise<void> {
  await keepFiles(firstFiles);
  await Promise.all(publicPaths.map(keepPage));
  const before = (await keptBefore()).filter((path) => !publicPaths.includes(path));
  const shells = savesData() ? [] : memberPaths.filter((path) => !before.includes(path));
  await Promise.allSettled([...before.map(keepPage), ...[...plainFiles, ...shells].map(keepAsItIs)]);
}

/** The paths of the pages that open without a network, with their code, and of the files. */
export async function pathsThatOpen(): Promise<readonly string[]> {
  const cache = await caches.open(pagesCache);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname } = new URL(request.url);
      const page = await readKept(pathname);
      if (page && plainFiles.includes(pathname)) return [pathname];
      return page && (await areCached(filesIn(await page.text()))) ? [pathname] : [];
    }),
  );
  return found.flat();
}

/** Removes the pages of all other versions. */
export async function removeOldPages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(pagesPrefix) && name !== pagesCache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Returns the cached page, if it is complete. */
export async function readKept(path: string): Promise<Response | undefined> {
  const kept = await (await caches.open(pagesCache)).match(path, anyEncoding);
  return kept && (await isWhole(kept)) ? kept : undefined;
}
