/**
 * A day counted from another one in the local calendar, at a local time. Counting in hours would be an hour off
 * across a clock change.
 */
export function dayFrom(now: Date, days: number, hours = 0, minutes = 0): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes);
}

/** A local day as YYYY-MM-DD. */
export function dayText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
