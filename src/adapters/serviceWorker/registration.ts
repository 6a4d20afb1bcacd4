import { keptAnswers, secure } from '../system/secureContext';
import {
  type Activated,
  cachePrefix,
  type HowServed,
  type ServedAnswer,
  type Visited,
  type WhatOpens,
  workerPath,
} from './messages';

/** A page's view of the service worker. */
export interface WorkerWatch {
  /** Reports a visited path: it is cached for when there is no connection. */
  visited(path: string): void;
  /** Returns true where this page came from the cache. */
  wasKept(): Promise<boolean>;
  /** The paths of the pages and files that open without a network. */
  whatOpens(): Promise<readonly string[]>;
}

/** The version of this page: the name of its entry's file. */
function ownVersion(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]');
  return entry?.src.replace(/^.*\//, '') ?? '';
}

const absent: WorkerWatch = {
  visited: () => undefined,
  wasKept: async () => false,
  whatOpens: async () => [],
};

/** Returns the worker that controls this page. */
const controller = () => secure().serviceWorker?.controller;

/** Sends a question to the worker. @returns its answer; null where there is no worker yet. */
function ask(question: HowServed | WhatOpens): Promise<unknown> {
  const worker = controller();
  if (!worker) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage(question, [port2]);
  });
}

const howServed = () => ask({ kind: 'how-served' }) as Promise<ServedAnswer | null>;

/**
 * Registers the service worker, and follows it.
 * @param onNewVersion called where the site has a newer version than this page; possibly more than once.
 */
export function registerServiceWorker(onNewVersion: () => void): WorkerWatch {
  const workers = secure().serviceWorker;
  if (!workers) return absent;
  const own = ownVersion();
  const compare = (version: string | undefined) => {
    if (version !== undefined && version !== own) onNewVersion();
  };
  workers.addEventListener('message', ({ data }: MessageEvent<Activated | undefined>) => {
    if (data?.kind === 'activated') compare(data.version);
  });
  const start = async () => {
    const registration = (await workers.register(workerPath)) as ServiceWorkerRegistration | undefined;
    // Blocked, such as by a test.
    if (!registration) return;
    if (controller()) await registration.update();
    // A new worker reports its version itself; without one, the worker is the server's.
    if (!registration.installing && !registration.waiting) compare((await howServed())?.version);
  };
  // Without a connection or space, or where the browser refuses: everything else works.
  start().catch(() => undefined);
  return {
    visited(path) {
      const message: Visited = { kind: 'visited', path };
      void workers.ready.then(({ active }) => active?.postMessage(message, []));
    },
    wasKept: async () => (await howServed())?.kept === true,
    whatOpens: async () => ((await ask({ kind: 'what-opens' })) as readonly string[] | null) ?? [],
  };
}

/** Removes every worker of this site with its caches, as the operator has requested. */
export async function removeServiceWorker(): Promise<void> {
  const registrations = (await secure().serviceWorker?.getRegistrations()) ?? [];
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((one) => one.unregister()));
  const kept = keptAnswers()!;
  const names = await kept.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => kept.delete(name)));
}
