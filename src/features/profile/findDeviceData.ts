import type { LeftOutReason } from '@/shared/domain/records/leftOutWords';
import { dayOf } from '@/shared/domain/text/dates';
import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import { planMigration, type AccountRecords, type DeviceDataPlan } from './migrationPlan';

/** The records of the account. */
export async function accountOf(ports: Ports): Promise<AccountRecords> {
  const [collections, ratings, registrations] = await Promise.all([
    ports.collections(),
    ports.ratings(),
    ports.registrations(),
  ]);
  return { collections, ratings, registrations };
}

/** This device's data, and sentences about the part that cannot be copied; empty where all of it can. */
export interface FoundData {
  plan: DeviceDataPlan;
  without: string;
  /** All records that cannot be copied, where `without` names only some. */
  leftOut: readonly LeftOutReason[] | undefined;
}

/** @returns null where this device has no data, or it cannot be read now: the page works without. */
export async function findDeviceData(ports: Ports, user: User): Promise<FoundData | null> {
  try {
    const onDevice = await (await ports.collections()).onDevice();
    if (!onDevice) return null;
    const today = dayOf(ports.clock.now());
    const plan = await planMigration(onDevice, await accountOf(ports), user, today);
    if (plan.without.length === 0) return { plan, without: '', leftOut: undefined };
    const { beyondWords, leftOutInWords } = await import('@/shared/domain/records/leftOutWords');
    const without = leftOutInWords(plan.without, (count) => `${count} more cannot come along`);
    return { plan, without, leftOut: beyondWords(plan.without) };
  } catch {
    return null;
  }
}
