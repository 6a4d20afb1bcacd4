import { plainDate } from '../text/dates';
import { emailKey } from '../users/user';

/** An address to which no email to many people goes. */
export interface StoppedAddress {
  /** As addresses are compared. */
  email: string;
  /** Mail came back from it; its owner asked for no more such emails; or an operator took it off all lists. */
  why: 'returned' | 'unsubscribed' | 'taken-off';
  /** Since when, ISO 8601 in UTC. */
  since: string;
  /** Why mail came back, in words; empty for the others. */
  reason: string;
}

/** "Mail came back on 3 May 2026": why no email to many people goes to an address. */
export function stoppedWords({ why, since }: Pick<StoppedAddress, 'why' | 'since'>): string {
  const day = plainDate(new Date(since));
  return why === 'returned' ? `Mail came back on ${day}` : `Asked for no more emails on ${day}`;
}

/** The notes next to addresses. @returns by the address as it is compared. */
export function stoppedNotes(stopped: readonly StoppedAddress[]): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (const one of stopped) {
    const key = emailKey(one.email);
    notes.set(key, [notes.get(key), stoppedWords(one)].filter(Boolean).join('. '));
  }
  return notes;
}
