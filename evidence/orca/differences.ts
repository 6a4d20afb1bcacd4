/** A recording, read. */
export interface Recording {
  title: string;
  /** With what and when: the rest of its first line. */
  made: string;
  /** What was said, phrase by phrase. */
  said: string[];
}

/** A place at which a screen reader says something else in one browser than in the other. */
export interface Difference {
  /** What both say before; empty at the beginning. */
  after: string;
  chromium: string[];
  firefox: string[];
}

/** Orca's own key, and what it answers: whether it has to be pressed is up to the recording. */
const modeKey = /^insert\+a$/i;
const mode = /^(?:Focus|Browse) mode$/;
/** The address is another one each time. */
const address = /^(?:http:\/\/)?localhost:\d+/;

/** Reads a recording. @throws where it does not begin with a line that says how it was made */
export function readRecording(text: string): Recording {
  const [head = '', ...lines] = text.split('\n');
  const [, title, made] = /^(.+?)\. Recorded (.+)\.$/.exec(head) ?? [];
  if (title === undefined || made === undefined)
    throw new Error(`Not the first line of a recording: ${head}`);
  let step = '';
  const said: string[] = [];
  for (const line of lines) {
    if (!line.startsWith('  ')) {
      step = line;
      continue;
    }
    // Some phrases end with a full stop in one browser only, which nobody hears.
    const phrase = line.trim().replace(/\.$/, '');
    if (!(modeKey.test(step) && mode.test(phrase)) && !address.test(phrase)) said.push(phrase);
  }
  return { title, made, said };
}

/** For each pair of places, how many phrases both have from there on, in the same order. */
function lengthsOfCommon(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        one[i] === other[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

/** What is said in only one of two browsers, in the order of the journey. */
export function compare({ said: one }: Recording, { said: other }: Recording): Difference[] {
  const lengths = lengthsOfCommon(one, other);
  const found: Difference[] = [];
  let after = '';
  let open: Difference | null = null;
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      after = one[i]!;
      open = null;
      i += 1;
      j += 1;
      continue;
    }
    if (!open) found.push((open = { after, chromium: [], firefox: [] }));
    if (j >= other.length || (i < one.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      open.chromium.push(one[i]!);
      i += 1;
    } else {
      open.firefox.push(other[j]!);
      j += 1;
    }
  }
  return found;
}

const quote = (phrase: string) => `\`${phrase.replaceAll('`', "'")}\``;
const list = (phrases: readonly string[]) =>
  phrases.length === 0 ? 'nothing' : phrases.map(quote).join(', ');
const sides = ({ chromium, firefox }: Difference) => `Chromium ${list(chromium)}; Firefox ${list(firefox)}`;

const notCompared =
  'The recording in Chromium is older than the product that was recorded in Firefox. `npm run a11y:orca` makes it anew.';

/** What is the same in so many journeys is listed once. */
const often = 3;

interface Pair {
  chromium: Recording;
  firefox: Recording;
}

/** The early recordings do not say of which product they are, and it has changed since. */
const isComparable = ({ chromium, firefox }: Pair) =>
  [chromium, firefox].every(({ made }) => made.includes(', commit '));

/** The differences of all journeys, in Markdown. */
export function inMarkdown(pairs: readonly Pair[]): string {
  const tooOld = pairs.filter((pair) => !isComparable(pair)).map(({ chromium }) => chromium.title);
  const all = pairs.filter(isComparable).map(({ chromium, firefox }) => ({
    title: chromium.title,
    made: [chromium.made, firefox.made],
    found: compare(chromium, firefox),
  }));
  const counts = new Map<string, number>();
  for (const { found } of all)
    for (const words of new Set(found.map(sides))) counts.set(words, (counts.get(words) ?? 0) + 1);
  const general = [...counts].filter(([, count]) => count >= often).sort(([, a], [, b]) => b - a);
  const isGeneral = (one: Difference) => (counts.get(sides(one)) ?? 0) >= often;
  const parts = all.map(({ title, made, found }) => {
    const own = found.filter((one) => !isGeneral(one));
    const lines = own.map((one) => `- ${one.after ? `After ${quote(one.after)}: ` : ''}${sides(one)}`);
    return [`## ${title}`, '', made.join('; ') + '.', '', ...(own.length > 0 ? lines : ['- Nothing else.'])];
  });
  return `${[
    '# What Orca says in Chromium and not in Firefox, and the other way round',
    '',
    'Generated from the recordings by `evidence/orca/differences.test.ts`; what to make of it is in `evidence/manual.md`.',
    '',
    `## In ${often} journeys or more`,
    '',
    ...general.map(([words, count]) => `- ${words} (${count} journeys)`),
    '',
    ...parts.flatMap((part) => [...part, '']),
    ...(tooOld.length > 0
      ? ['## Not compared', '', notCompared, '', ...tooOld.map((one) => `- ${one}`)]
      : []),
  ]
    .join('\n')
    .trimEnd()}\n`;
}
