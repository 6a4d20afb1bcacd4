/**
 * The part of a service worker's global object that ours uses. TypeScript's own library for workers contradicts that
 * for pages, so that one project cannot have both.
 */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifecycleEvent & MessageEvent<unknown>) => void): void;
}

interface WindowClient {
  id: string;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

interface LifecycleEvent extends Event {
  /** The worker is not ended before this is over; while it is installed, a rejection fails that. */
  waitUntil(work: Promise<unknown>): void;
}

/** The event of a request. */
export interface WorkerFetchEvent extends LifecycleEvent {
  request: Request;
  /** The page of a navigation. */
  resultingClientId: string;
}

/** The worker's global object. */
export const workerScope = globalThis as unknown as WorkerScope;
