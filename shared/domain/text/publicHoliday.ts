/** A day in words, and whether it is a public holiday: "Friday 25 December 2026, public holiday". @param day YYYY-MM-DD. */
export const withHoliday = (words: string, day: string, holidays: readonly string[] = []): string =>
  holidays.includes(day) ? `${words}, public holiday` : words;
