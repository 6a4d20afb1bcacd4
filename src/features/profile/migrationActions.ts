import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import { leftOutInWords, type LeftOut } from '../../domain/records/leftOut';
import { dayOf } from '../../domain/text/dates';
import type { User } from '../../domain/users/user';
import type { Ports } from '../../ports/ports';
import {
  bring,
  inWords,
  planMigration,
  sizeOf,
  takeBack,
  type AccountRecords,
  type Brought,
  type DeviceDataPlan,
  type MigrationResult,
} from './deviceDataMigration';

async function accountOf(ports: Ports): Promise<AccountRecords> {
  const [collections, ratings, registrations] = await Promise.all([
    ports.collections(),
    ports.ratings(),
    ports.registrations(),
  ]);
  return { collections, ratings, registrations };
}

/** @returns null where this device kept nothing, or when it cannot be known now: the page works without. */
export async function findDeviceData(ports: Ports, user: User): Promise<DeviceDataPlan | null> {
  try {
    const { onDevice } = await ports.collections();
    if (!onDevice) return null;
    return await planMigration(await onDevice(), await accountOf(ports), user, dayOf(ports.clock.now()));
  } catch {
    return null;
  }
}

/** What came of it, and what stayed on this device only. */
export type MigrationOutcome = Outcome & { leftOut?: readonly LeftOut[] };

/** Copies it. Never rejects. */
export async function migrateNow(
  ports: Ports,
  user: User,
  plan: DeviceDataPlan,
  onProgress: (done: number) => void,
): Promise<{ outcome: MigrationOutcome; brought: Brought | null }> {
  try {
    const result = await bring(plan, await accountOf(ports), user, onProgress);
    return { outcome: answerFor(result), brought: sizeOf(result.brought) > 0 ? result.brought : null };
  } catch {
    const text = 'That did not work. Nothing is lost. Please try again later.';
    return { outcome: { kind: 'failed', text }, brought: null };
  }
}

/** Takes back what was copied. Never rejects. */
export async function undoMigration(ports: Ports, user: User, brought: Brought): Promise<Outcome> {
  try {
    await takeBack(brought, await accountOf(ports), user);
    return { kind: 'info', text: 'Undone. Your account is as it was before. It all stays on this device.' };
  } catch {
    return {
      kind: 'failed',
      text: 'That could not be undone completely. Check your connection, then press Undo again.',
    };
  }
}

/** Says what was copied, what was not, by name and why, and what to do. */
export function answerFor({ counts, leftOut, stopped }: MigrationResult): MigrationOutcome {
  const copied = `Copied to your account: ${inWords(counts)}.`;
  if (leftOut.length === 0) return { kind: 'success', text: `${copied} It all stays on this device too.` };
  const left = leftOutInWords(leftOut, (count) => `${count} stayed on this device only`);
  if (!stopped) return { kind: 'warning', text: `${copied} ${left}`, leftOut };
  const text = `${copied} ${left} Nothing is lost. Please try again later.`;
  return { kind: 'failed', text, leftOut };
}
