import type { Outcome } from '../../components/OutcomeMessage/useOutcome';
import { beyondWords, leftOutInWords, type LeftOutReason } from '@/shared/domain/records/leftOutWords';
import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import { bring, takeBack, type MigrationResult } from './deviceDataMigration';
import { accountOf } from './findDeviceData';
import { inWords, sizeOf, type Brought, type DeviceDataPlan } from './migrationPlan';

/** The outcome, with all records that stayed on this device only where its text names only some. */
export type MigrationOutcome = Outcome & { leftOut?: readonly LeftOutReason[] | undefined };

/** Copies the device's data. Never rejects. */
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

/** Removes the copied records. Never rejects. */
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

/** Names the copied records, and the refused ones with the reasons and advice. */
export function answerFor({ counts, leftOut, stopped }: MigrationResult): MigrationOutcome {
  const copied = `Copied to your account: ${inWords(counts)}.`;
  if (leftOut.length === 0) return { kind: 'success', text: `${copied} It all stays on this device too.` };
  const left = leftOutInWords(leftOut, (count) => `${count} stayed on this device only`);
  if (!stopped) return { kind: 'warning', text: `${copied} ${left}`, leftOut: beyondWords(leftOut) };
  const text = `${copied} ${left} Nothing is lost. Please try again later.`;
  return { kind: 'failed', text, leftOut: beyondWords(leftOut) };
}
