import { capabilitiesOf, type Capabilities } from '@/shared/domain/screens/capabilities';
import { defaultPageSettings, type PageSettings } from '@/shared/domain/screens/pageSettings';
import type { User } from '@/shared/domain/users/user';
import type { Draft } from '../../ports/drafts';
import type { Ports } from '../../ports/ports';
import { createListedRatings } from '../listedRatings';
import { createLocalPreferences } from '../local/preferences';
import { createMemoryClock } from './clock';
import { createMemoryCurrentUser } from './currentUser';
import { createMemoryDeviceUse } from './deviceUse';
import { createMemoryFormDrafts } from './formDrafts';
import { createMemoryPersistence } from './persistence';
import { createMemoryServiceLocations } from './serviceLocations';
import { createMemoryPosition } from './position';
import { createMemoryRecords, type MemoryRecords } from './records';
import { createMemoryStorage } from './storage';
import { createMemorySuburbs } from './suburbs';
import { memoryTiles } from './tiles';

/** The options of a story or a test; everything else is empty. */
export interface MemoryPortsOptions extends Partial<Omit<Ports, 'settings' | 'can' | 'currentUser'>> {
  settings?: Partial<PageSettings>;
  /** Capabilities beyond those of the settings. */
  can?: Partial<Capabilities>;
  /** The current user. */
  user?: User | null;
  /** The stored records. Without them there are only saved items and an own backup, and those are empty. */
  records?: MemoryRecords;
}

const missing = (name: string) => () => Promise.reject(new Error(`No ${name} was given to the memory ports`));

/** Ports without any storage or network. The clock stands still unless another one is passed in. */
export function createMemoryPorts({
  settings,
  can,
  user = null,
  records,
  ...given
}: MemoryPortsOptions = {}): Ports {
  const drafts = new Map<string, Draft>();
  const clock = given.clock ?? createMemoryClock(new Date(0));
  const storage = createMemoryStorage();
  const currentUser = createMemoryCurrentUser(user);
  const deviceUse = createMemoryDeviceUse(currentUser);
  const formDrafts = createMemoryFormDrafts(clock);
  const { savedItems, openOwnBackup } = records ?? createMemoryRecords();
  const persistence = createMemoryPersistence();
  const ownBackup = openOwnBackup(clock);
  const collections = records ? async () => records.collections : missing('collections');
  const allSettings = { ...defaultPageSettings, tiles: memoryTiles, ...settings };
  return {
    settings: allSettings,
    can: { ...capabilitiesOf(allSettings), ...can },
    clock,
    preferences: createLocalPreferences(() => storage),
    currentUser,
    deviceData: async () => ({
      clear: () => undefined,
      removeTraces: async () => undefined,
      persistence: async () => persistence,
      ownBackup: async () => ownBackup,
    }),
    deviceUse: async () => deviceUse,
    drafts: async () => ({
      keep: (form, draft) => void drafts.set(form, draft),
      take: (form) => {
        const draft = drafts.get(form) ?? null;
        drafts.delete(form);
        return draft;
      },
    }),
    formDrafts: async () => formDrafts,
    saveFile: missing('way to save a file'),
    identity: missing('identity'),
    userDirectory: missing('user directory'),
    collections,
    registrations: records ? async () => records.registrations : missing('registrations'),
    savedItems: async () => savedItems,
    ratings: async () => createListedRatings((await (given.collections ?? collections)()).resources),
    mailer: missing('mailer'),
    mailRuns: missing('mail runs'),
    auditTrail: missing('audit trail'),
    outbox: missing('outbox'),
    backups: missing('backups'),
    placeImporter: missing('way to bring in places'),
    placeEditor: missing('way to change places'),
    printTable: missing('way to print a table'),
    places: createMemoryServiceLocations(),
    position: createMemoryPosition('unavailable'),
    suburbs: createMemorySuburbs(),
    content: {
      frontPage: async () => ({ news: [], homeResources: [] }),
      community: async () => ({ featuredEvents: () => [], forumPosts: () => [] }),
      mainNumbers: [],
      numbersChecked: '',
      helpNumbers: async () => [],
    },
    ...given,
  };
}
