import { interrupted, type Result } from './sendBulkEmail';
import type { BulkEmail } from './email';

/** A bulk email and its state: its own copy of everything, whatever the dialog shows. */
export interface BulkEmailRun {
  /** Unique; part of the idempotency keys of its requests. */
  id: string;
  /** The address of the administrator who sent it: nobody else sees it. */
  owner: string;
  /** null where it was too large to be stored: nothing of the run can be retried then. */
  mailing: BulkEmail | null;
  pace: 'one-by-one' | 'parallel';
  results: readonly Result[];
  /** How many times it was started: 1, and one more for each "Try again". */
  round: number;
}

const outcomes: readonly unknown[] = ['waiting', 'sending', 'sent', 'later', 'not-sent', 'unknown'];

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const { email, outcome } = value as Record<string, unknown>;
  return typeof email === 'string' && outcomes.includes(outcome);
}

/**
 * Reads a run that was stored over a reload. It does not continue by itself.
 * @returns null when it is damaged.
 */
export function parseBulkEmailRun(value: unknown): BulkEmailRun | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, owner, mailing, pace, results, round } = value as Partial<Record<keyof BulkEmailRun, unknown>>;
  if (typeof id !== 'string' || typeof owner !== 'string' || typeof round !== 'number') return null;
  if (!Array.isArray(results) || !results.every(isResult)) return null;
  return {
    id,
    owner,
    // Written by ourselves as one piece: what it holds is what was typed.
    mailing: (mailing ?? null) as BulkEmail | null,
    pace: pace === 'parallel' ? 'parallel' : 'one-by-one',
    results: interrupted(results),
    round,
  };
}
