import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';
import { webAppManifest } from './webAppManifest';

const workerPath = '/sw.js';

/** A worker may load nothing but our own files. */
const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/**
 * The worker that takes the place of any other one, and ends itself: it removes what was kept, and leaves open pages as they
 * are. In plain words, because a build that is broken must not reach it.
 */
const removingWorker = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('ageBetter.'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
})()));
`;

/**
 * Serves what a browser asks for to install the product and to keep it for when there is no connection: the manifest and the
 * service worker. Neither is kept by a cache in between, so that `SERVICE_WORKER=off` reaches every browser.
 */
export function addInstallRoutes(app: FastifyInstance, settings: Settings): void {
  const manifest = JSON.stringify(webAppManifest(settings.productName));
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=600, must-revalidate')
      .send(manifest),
  );
  app.get(workerPath, async (_request, reply) => {
    reply.header('cache-control', 'no-cache').header('content-security-policy', workerPolicy);
    if (settings.serviceWorker) return reply.sendFile(workerPath);
    return reply.type('text/javascript; charset=utf-8').send(removingWorker);
  });
}
