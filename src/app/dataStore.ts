import type { Ports } from '../ports/ports';
import { createLocalRecords, type Records } from './localDataStore';

/** What the records need to know. */
export type RecordParts = Pick<Ports, 'settings' | 'identity' | 'currentUser' | 'clock'>;

/** The records in this browser, or those that everybody shares where the operator says so. */
export async function openRecords(parts: RecordParts): Promise<Records> {
  const { firebase, data } = parts.settings;
  if (data === 'local' || !firebase) return createLocalRecords(parts.clock);
  return (await import('./sharedDataStore')).openSharedRecords(firebase, parts);
}
