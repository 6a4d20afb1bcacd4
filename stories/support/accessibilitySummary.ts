import {
  type AccessibilitySummary,
  accessibilitySummary,
  type CriterionSummary,
} from '@/shared/domain/screens/accessibilitySummary';
import { screens } from '@/shared/domain/screens/screens';

const all = screens.map(({ id }) => id as string);

/** What differs from a criterion that is met. */
const changes: Readonly<Record<string, Partial<CriterionSummary>>> = {
  '1.1.1': { result: 'not-evaluated', method: 'none', missing: all },
  '1.3.3': { result: 'not-evaluated', method: 'none', missing: all },
  '1.4.3': { result: 'not-met' },
  '1.4.13': { result: 'not-evaluated', missing: ['saved'] },
  '2.4.6': { result: 'not-evaluated', undecided: all.filter((id) => id !== 'home') },
  '2.5.7': { result: 'not-met' },
};

/** A report that found faults, and looked at some rules in part only. */
export const summaryWithFaults: AccessibilitySummary = {
  ...accessibilitySummary,
  automatic: { ...accessibilitySummary.automatic, tools: [{ name: 'axe-core', version: '4.11.0' }] },
  findings: [
    { criterion: '1.4.3', screen: 'home', by: 'machine', number: 3 },
    {
      criterion: '2.5.7',
      screen: 'services',
      by: 'person',
      number: 1,
      words: 'The map moves by dragging alone.',
      instead: 'Use the list.',
    },
  ],
  criteria: accessibilitySummary.criteria.map((one) => ({
    ...one,
    result: 'met',
    missing: [],
    undecided: [],
    ...changes[one.id],
  })),
};
