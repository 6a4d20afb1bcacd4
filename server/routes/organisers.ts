import { eventDate } from '@/shared/domain/text/dates';
import type { Need } from '../identity/rights';

/** For what concerns the people who come to an event: who they are, and those who have no account. */
export const needsOrganiser: Need = {
  roles: ['healthcare', 'admin'],
  refusal: 'Only healthcare workers and administrators can see who is coming.',
};

/** An event as the audit trail names it: "Tea, Friday, December 11, 2026". */
export const auditedEvent = ({ title, date }: { title: string; date: string }): string =>
  `${title}, ${eventDate(date)}`;
