import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import { beyondLimits } from '../../domain/auth/accountLimits';
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

/** Copies it. Never rejects. */
export async function migrateNow(
  ports: Ports,
  user: User,
  plan: DeviceDataPlan,
  onProgress: (done: number) => void,
): Promise<{ outcome: Outcome; brought: Brought | null }> {
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

const reasons: Record<NonNullable<MigrationResult['stopped']>, string> = {
  limit: beyondLimits,
  unreachable: 'There is no connection.',
  permission: 'Your account may not do that.',
  full: 'There is no room.',
  refused: 'It was not kept.',
  conflict: 'Somebody else changed it.',
  overlap: 'The time is taken.',
};

/** Says what was copied, what was not, and what to do. */
export function answerFor({ counts, full, beyond, stopped }: MigrationResult): Outcome {
  const copied = `Copied to your account: ${inWords(counts)}.`;
  if (stopped) {
    const text = `${reasons[stopped]} ${copied} Nothing is lost: the rest is still on this device. Please try again later.`;
    return { kind: 'failed', text };
  }
  if (full + beyond === 0) return { kind: 'success', text: `${copied} It all stays on this device too.` };
  const events = full === 1 ? 'One event is full' : `${full} events are full`;
  const left = beyond === 1 ? 'One appointment stays' : `${beyond} appointments stay`;
  const notes = [
    full > 0 && `${events}: you have no place there.`,
    beyond > 0 && `${left} on this device only. ${beyondLimits}`,
  ];
  return { kind: 'warning', text: [copied, ...notes.filter(Boolean)].join(' ') };
}
