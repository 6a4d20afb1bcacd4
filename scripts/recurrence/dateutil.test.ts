import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { finalDays } from '../../shared/domain/recurrence/plannedDates';
import { occurrences } from '../../shared/domain/recurrence/recurrence';
import { askPython } from './askPython';
import { randomRules, type RuleCase } from './randomRules';

const sampleFile = new URL('../../shared/domain/recurrence/dateutilSample.json', import.meta.url);

const askDateutil = (cases: readonly RuleCase[]) =>
  askPython('dateutilDays.py', cases) as { days: string[]; final: string[] }[] | null;

// `RECURRENCE_SEED` draws other ones; `RECURRENCE_SAMPLE` writes the fixed sample anew.
const seed = Number(process.env['RECURRENCE_SEED'] ?? 48);

/** Each part has time of its own: Python takes seconds for all of them, and many times as long on a busy machine. */
const parts = 5;
const part = 10_000 / parts;

beforeAll(() => {
  if (!process.env['RECURRENCE_SAMPLE']) return;
  const sample = randomRules(220, 7);
  const known = askDateutil(sample)!;
  const lines = sample.map((one, index) => JSON.stringify({ ...one, ...known[index] }));
  writeFileSync(sampleFile, `[\n${lines.join(',\n')}\n]\n`);
});

describe('10,000 random rules with dates left out and moved', () => {
  const all = randomRules(10_000, seed);

  for (let from = 0; from < all.length; from += part)
    test(`have the days of python-dateutil: ${from + 1} to ${from + part}`, (context) => {
      const cases = all.slice(from, from + part);
      const answers = askDateutil(cases);
      if (!answers)
        return context.skip(
          'python3 with dateutil is not installed; a fixed sample is compared all the same',
        );
      let count = 0;
      const differ: object[] = [];
      for (const [index, { rule, changes }] of cases.entries()) {
        const { days, final } = answers[index]!;
        const ours = { rule, changes, days: occurrences(rule), final: finalDays(occurrences(rule), changes) };
        if (JSON.stringify(ours) !== JSON.stringify({ rule, changes, days, final }))
          differ.push({ index: from + index, ours, days, final });
        count += days.length;
      }
      expect({ seed, differ: differ.slice(0, 3) }).toEqual({ seed, differ: [] });
      // Many of them have dates at all.
      expect(count).toBeGreaterThan(100_000 / parts);
    });
});
