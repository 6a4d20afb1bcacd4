/** What comes of each journey, in the words that a recording has to end with: nothing that is said later may blur it. */
const endings: Readonly<Record<string, string>> = {
  'log-in': 'You are logged in as margaret@example.org.',
  'log-in-mended': 'You are logged in as margaret@example.org.',
  'sort-users': 'Sorted by Email, ascending.',
  'give-up-place': 'You gave up your place at Using Your Phone Safely.',
  rate: 'Thank you for your rating!',
  filter: '2 events in Fitness, soonest first',
  'register-for-an-event': 'You are going to Using Your Phone Safely.',
  'nearest-class': '6 places: Exercise Classes, nearest to St Kilda, VIC first.',
  'suggested-suburb': '30 places, nearest to St Kilda, VIC first.',
  book: 'Appointment saved: Walk with Joan',
  'book-by-parts': 'Appointment saved: Hearing test',
  cancel: 'Appointment deleted: Podiatrist',
  'email-with-one-failure': 'Bulk email operation completed. 6 sent, 1 not sent',
};

/** What Orca says of itself or of the place, and not of what happened. */
const asides = /^(?:clickable\.|Browse mode|Focus mode)$/;

/** The journey of a recording, whose name may go on with the browser: `rate-firefox.txt`. */
const journeyOf = (file: string) =>
  Object.keys(endings)
    .filter((id) => file === `${id}.txt` || file.startsWith(`${id}-`))
    .toSorted((one, other) => other.length - one.length)[0];

/**
 * What is wrong with the order of a recording, or null.
 * @param file its name
 */
export function orderFault(file: string, recording: string): string | null {
  const lines = recording.split('\n').map((line) => line.trim());
  const silent = lines.find((line) => line.startsWith('(not said within'));
  if (silent) return silent;
  const journey = journeyOf(file);
  if (journey === undefined) return null;
  const wanted = endings[journey]!;
  const last = lines.findLast((line) => line !== '' && !asides.test(line));
  return last?.includes(wanted) ? null : `“${wanted}” is not said last, but “${last}”`;
}

/** The day of a recording, from its first line. */
export const dayOf = (recording: string): string | undefined =>
  /Recorded (\d{4}-\d\d-\d\d)/.exec(recording)?.[1];
