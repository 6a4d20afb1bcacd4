import { defaultPageSettings, type PageSettings } from '../../domain/pageSettings';
import type { User } from '../../domain/user';
import type { Clock } from '../../ports/clock';
import type { Services } from '../../ports/services';
import type { Draft } from '../../ports/drafts';

/** What a story or a test decides; everything else is empty. */
export interface MemoryServicesOptions extends Partial<Omit<Services, 'settings' | 'currentUser'>> {
  settings?: Partial<PageSettings>;
  /** Who is logged in. */
  user?: User | null;
}

/** A clock that never moves and whose waits never end, for markup that is made once. */
const stoppedClock: Clock = { now: () => new Date(0), after: () => () => undefined };

const missing = (name: string) => () =>
  Promise.reject(new Error(`No ${name} was given to the memory services`));

/** Services without any storage or network. */
export function createMemoryServices({
  settings,
  user = null,
  ...given
}: MemoryServicesOptions = {}): Services {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  let current = user;
  const preferences = new Map<string, boolean>();
  const drafts = new Map<string, Draft>();
  return {
    settings: { ...defaultPageSettings, ...settings },
    clock: stoppedClock,
    preferences: {
      get: (name) => preferences.get(name) ?? null,
      set: (name, on) => {
        preferences.set(name, on);
        tell();
      },
      subscribe,
    },
    currentUser: {
      get: () => current,
      set: (next) => {
        current = next;
        tell();
        return true;
      },
      clear: () => {
        current = null;
        tell();
      },
      subscribe,
    },
    deviceData: async () => ({ clear: () => undefined }),
    drafts: async () => ({
      keep: (form, draft) => void drafts.set(form, draft),
      take: (form) => {
        const draft = drafts.get(form) ?? null;
        drafts.delete(form);
        return draft;
      },
    }),
    identity: missing('identity'),
    userDirectory: missing('user directory'),
    collections: missing('collections'),
    content: {
      frontPage: async () => ({ news: [], homeResources: [] }),
      mainNumbers: [],
      numbersChecked: '',
      helpNumbers: async () => [],
    },
    ...given,
  };
}
