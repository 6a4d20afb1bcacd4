import { seedEvents } from '@/shared/seeds/events';
import { seedResources } from '@/shared/seeds/resources';
import { createBackups, type Backups, type MakeBackup } from '../backup/backups';
import { type CommunityData, type CommunityDataOptions, openCommunityData } from '../data/communityData';
import type { Database } from '../database/database';
import type { Settings } from '../settings/settings';

/** The community's data, in a demonstration with samples; null where it is not here. */
export async function openCommunity(
  { data, demonstration, othersTimes, keepAppointmentsMonths, timeZone: zone }: Settings,
  database: Database,
  clocks: Pick<CommunityDataOptions, 'now' | 'monotonic'>,
  given?: Pick<CommunityDataOptions, 'recordTypes' | 'samples'>,
): Promise<CommunityData | null> {
  if (data !== 'server') return null;
  const date = new Date(clocks.now());
  const samples = demonstration ? { resources: seedResources(date), events: seedEvents(date) } : null;
  return openCommunityData({
    database,
    ...clocks,
    samples,
    othersTimes,
    zone,
    keepAppointmentsMonths,
    ...given,
  });
}

/** Daily backups; null in a demonstration, and where the data lies in PostgreSQL, which has its own. */
export function openBackups(
  settings: Settings,
  folder: string,
  { makeBackup: make, now = Date.now }: { makeBackup?: MakeBackup; now?: () => number },
): Backups | null {
  const { backups, demonstration, databaseUrl } = settings;
  if (!make || backups.kept === 0 || demonstration || databaseUrl !== null) return null;
  return createBackups({ settings, dataFolder: folder, make, now });
}
