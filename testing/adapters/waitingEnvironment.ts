import { createRestoredServer } from '../server/restoredServer';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { Collection } from '@/src/ports/collection';
import type { WaitingStore } from '@/src/ports/waitingChanges';
import { createMemoryWaitingStore } from '@/src/adapters/memory/waitingChanges';
import { keepWaiting } from '@/src/adapters/server/data/waiting/keepWaiting';
import { queueInFront } from '@/src/adapters/server/data/waiting/queueInFront';
import { createWaitingSender, type WaitingSender } from '@/src/adapters/server/data/waiting/waitingSender';
import { createServerDataStore } from '@/src/adapters/server/data/serverDataStore';
import {
  makeTestEnvironment,
  unreachable,
  type BrowserLike,
  type TestEnvironment,
} from './serverEnvironment';

/** One page of a browser on a person's own device. */
export interface WaitingPage {
  appointments: Collection<Appointment>;
  ratings: ReturnType<typeof createServerDataStore>['ratings'];
  sender: WaitingSender;
  /** How many changes it kept. */
  kept: number;
}

/** People of the demonstration. */
export const ann = 'margaret@example.org';
export const bob = 'george@example.org';

/** The titles of this person's own appointments. */
export const titles = async ({ appointments }: Pick<WaitingPage, 'appointments'>) =>
  (await appointments.list()).filter(({ id }) => !id.startsWith('busy')).map(({ title }) => title);

/** A server, and pages that let changes wait. */
export interface WaitingEnvironment {
  environment: TestEnvironment;
  backUp(): Promise<void>;
  /** The server stops, and one with the restored backup answers at its address. */
  restore(): Promise<void>;
  end(): Promise<void>;
  logIn(email: string): Promise<BrowserLike>;
  /** A page with what waits in this store. @param isOwn whether the device is the person's own. */
  open(browser: BrowserLike, store?: WaitingStore, isOwn?: boolean): WaitingPage;
  /** An hour of the third day from the server's now. */
  appointment(id: string, hour: number, title?: string): Appointment;
  /** A page of Ann's that has read its list, and then lost its network. */
  offline(): Promise<{
    browser: BrowserLike;
    store: WaitingStore;
    page: WaitingPage;
    who: string;
    waiting: () => ReturnType<WaitingStore['of']>;
  }>;
}

/** Starts a server with shared data. */
export async function makeWaitingEnvironment(): Promise<WaitingEnvironment> {
  const environment = await makeTestEnvironment({ DATA: 'server' });
  const storages = new Map<BrowserLike, Storage>();
  const restored = createRestoredServer(environment.server);
  let keys = 0;
  const newKey = () => `test-request-${(keys += 1)}`;

  const open: WaitingEnvironment['open'] = (browser, store = createMemoryWaitingStore(), isOwn = true) => {
    const { call, identity, currentUser } = browser;
    const { clock } = environment;
    const data = createServerDataStore({
      call,
      identity: async () => identity,
      currentUser,
      clock,
      storage: storages.get(browser)!,
      keyPrefix: 'test.',
    });
    const person = () => (isOwn ? (currentUser.get()?.id ?? null) : null);
    const page = { kept: 0 } as WaitingPage;
    const sender = createWaitingSender({
      store,
      call,
      identity: async () => identity,
      person,
      clock,
      locks: undefined,
      newKey,
    });
    const server = { ...data.collections, ratings: data.ratings };
    const queue = keepWaiting(server, {
      store,
      person,
      email: () => currentUser.get()?.email ?? '',
      newKey,
      onKept: () => (page.kept += 1),
    });
    const { appointments, ratings } = queueInFront(server, () => queue);
    return Object.assign(page, { appointments, ratings, sender });
  };
  const logIn = async (email: string) => {
    const browser = environment.device();
    const texts = new Map<string, string>();
    storages.set(browser, {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
    } as Storage);
    await browser.identity.signIn(email, environment.server.password);
    return browser;
  };
  return {
    environment,
    backUp: () => restored.backUp(),
    async restore() {
      const origin = await restored.restore();
      environment.network = (address, options) => {
        const { pathname, search } = new URL(address);
        const headers = { ...(options.headers as Record<string, string>), origin };
        return fetch(`${origin}${pathname}${search}`, { ...options, headers });
      };
    },
    async end() {
      await environment.end();
      await restored.close();
    },
    logIn,
    open,
    appointment(id, hour, title = 'Feet') {
      const day = 24 * 3_600_000;
      const start = Math.ceil(environment.server.parts.now() / day) * day + 2 * day + hour * 3_600_000;
      return {
        id,
        title,
        start: new Date(start).toISOString(),
        end: new Date(start + 3_600_000).toISOString(),
        location: '',
        description: '',
        allDay: false,
        userId: ann,
      };
    },
    async offline() {
      const browser = await logIn(ann);
      const store = createMemoryWaitingStore();
      const page = open(browser, store);
      await page.appointments.list();
      environment.network = unreachable;
      const who = browser.currentUser.get()!.id;
      return { browser, store, page, who, waiting: () => store.of(who) };
    },
  };
}
