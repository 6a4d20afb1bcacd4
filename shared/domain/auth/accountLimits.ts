/**
 * The limits on one account's appointments where data is shared. Others see their times, and one person must not fill
 * what everybody sees.
 */
export const accountLimits = {
  /** Appointments that end in one month, in UTC: two visits a day of a carer are 60, and tablets each morning 30. */
  inMonth: 300,
  /** From the start date to the end date. */
  daysLong: 31,
  yearsAhead: 2,
  yearsBack: 10,
} as const;

const day = 24 * 60 * 60 * 1000;
const year = 366 * day;

/**
 * Returns whether an account may store an appointment with these times, ISO 8601 in UTC, regardless of their number.
 */
export function isWithinLimits({ start, end }: { start: string; end: string }, now: Date): boolean {
  const dayOf = (iso: string) => Date.parse(`${iso.slice(0, 10)}T00:00:00.000Z`);
  const [from, to] = [dayOf(start), dayOf(end)];
  return (
    to - from <= accountLimits.daysLong * day &&
    from >= now.getTime() - accountLimits.yearsBack * year &&
    from <= now.getTime() + accountLimits.yearsAhead * year
  );
}

/** The error for an appointment beyond the limits. */
export const beyondLimits = `An account keeps up to ${accountLimits.inMonth} appointments a month, each up to ${accountLimits.daysLong} days long and no more than ${accountLimits.yearsAhead} years ahead.`;
