import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { anyEncoding, toCached, assetsCache, isFile, isWhole, removeOldFiles, version } from './keptFiles';
import {
  keepCodeOf,
  keepFirst,
  keepVisited,
  isOwnPage,
  keptPath,
  pagesCache,
  pathsThatOpen,
  plainFiles,
  readKept,
  removeOldPages,
} from './keptPages';
import type { Activated, HowServed, ServedAnswer, Visited, WhatOpens } from './messages';
import { type WorkerFetchEvent, workerScope } from './workerScope';

// The service worker: keeps pages and code for when there is no connection. It never sees an answer of /api, nor anything else
// that is about a person: such requests are none of those that it answers. docs/decisions/049-service-worker.md

/** After this many seconds without an answer a page comes from the cache. */
const networkTimeoutSeconds = 3;

/**
 * The same where the system reports no network: a request may then still hang. Not zero, because a server on this
 * machine answers.
 */
const offlineTimeoutSeconds = 0.1;

/** The ids of the pages that came from the cache, for as long as this worker runs. */
const servedAsKept = new Set<string>();

const openWindows = () => workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function activate(): Promise<void> {
  await removeOldPages();
  await workerScope.clients.claim();
  const message: Activated = { kind: 'activated', version };
  for (const client of await openWindows()) client.postMessage(message, []);
}

workerScope.addEventListener('install', (event) => {
  // At once: pages come from the network, and an open page still finds the code of its own version.
  event.waitUntil(keepFirst().then(() => workerScope.skipWaiting()));
});
workerScope.addEventListener('activate', (event) => event.waitUntil(activate()));
workerScope.addEventListener('message', (event) => {
  const message = event.data as Visited | HowServed | WhatOpens;
  if (message.kind === 'visited') return event.waitUntil(keepVisited(message.path));
  if (message.kind === 'what-opens')
    return event.waitUntil(pathsThatOpen().then((paths) => event.ports[0]?.postMessage(paths)));
  const { id } = event.source as unknown as { id: string };
  const answer: ServedAnswer = { kept: servedAsKept.has(id), version };
  event.ports[0]?.postMessage(answer);
});
enableNavigationPreload();

const keepingPages = {
  cacheName: pagesCache,
  matchOptions: anyEncoding,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keptPath(request.url)!,
      async cacheWillUpdate({ request, response }: { request: Request; response: Response }) {
        const kept = await keepCodeOf(keptPath(request.url)!, response).catch(() => null);
        // No open page may still need the code of an earlier version.
        if (kept === 'this version' && (await openWindows()).length === 0) await removeOldFiles();
        return kept && !isOwnPage(response) ? toCached(response) : null;
      },
      async cachedResponseWillBeUsed({ event, cachedResponse }: { event: Event; cachedResponse?: Response }) {
        if (!cachedResponse || !(await isWhole(cachedResponse))) return null;
        servedAsKept.add((event as WorkerFetchEvent).resultingClientId);
        return cachedResponse;
      },
    },
  ],
};
const pages = new NetworkFirst({ ...keepingPages, networkTimeoutSeconds });
const pagesOffline = new NetworkFirst({ ...keepingPages, networkTimeoutSeconds: offlineTimeoutSeconds });
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && keptPath(url.href) !== null,
  async ({ request, event }) => {
    // Where the browser's storage is broken, this behaves as without a worker.
    const asked = navigator.onLine ? pages : pagesOffline;
    const answer = await asked.handle({ request, event }).catch(() => fetch(request));
    // Firefox answers a preload that fails with an error, where others reject: https://github.com/GoogleChrome/workbox/issues/3134
    if (answer.type !== 'error' && answer.status < 500) return answer;
    const kept = await readKept(keptPath(request.url)!).catch(() => undefined);
    if (kept) servedAsKept.add((event as WorkerFetchEvent).resultingClientId);
    return kept ?? answer;
  },
);

const onlyFiles = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    isFile(new URL(request.url).pathname, response) ? toCached(response) : null,
  // An incomplete file is fetched again.
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && (await isWhole(cachedResponse)) ? cachedResponse : null,
};
const files = new CacheFirst({ cacheName: assetsCache, matchOptions: anyEncoding, plugins: [onlyFiles] });
const plain = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds,
  matchOptions: anyEncoding,
  plugins: [onlyFiles],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, event }) => files.handle({ request, event }).catch(() => fetch(request)),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && plainFiles.includes(url.pathname),
  async ({ request, event }) => plain.handle({ request, event }).catch(() => fetch(request)),
);
