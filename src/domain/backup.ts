const hour = 60 * 60 * 1000;

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** How long something has been, in the one unit that says most: "less than an hour", "5 hours", "2 days". @param milliseconds 0 or more. */
export function ageInWords(milliseconds: number): string {
  const hours = Math.floor(milliseconds / hour);
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}
