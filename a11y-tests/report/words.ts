import type { Evaluated, Evidence, Outcome } from './evaluate';

/** The outcomes in words, for people. */
export const outcomeWords: Record<Outcome, string> = {
  passed: 'Met',
  failed: 'Not met',
  'not-applicable': 'Not applicable',
  'no-fault-found': 'Machines found no fault; nobody has looked yet',
  'not-evaluated': 'Not evaluated',
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function evidenceWords({ kind, name, looks, failed, undecided }: Evidence): string {
  const what = kind === 'tests' ? count(looks, 'test', 'tests') : count(looks, 'look', 'looks');
  const open = undecided > 0 ? `, ${undecided} undecided` : '';
  return `${name} (${what}, ${failed} failed${open})`;
}

/** Why an outcome is what it is, in a few sentences. */
export function remarks({ criterion, outcome, evidence, manual }: Evaluated): string {
  const sentences: string[] = [];
  if (outcome === 'not-applicable' && criterion.notApplicable) sentences.push(criterion.notApplicable.why);
  if (outcome === 'no-fault-found')
    sentences.push('Machines found no fault, but a person has to look as well.');
  if (outcome === 'not-evaluated') sentences.push('Nobody has looked.');
  if (evidence.length > 0) sentences.push(`Automatic: ${evidence.map(evidenceWords).join('; ')}.`);
  for (const { date, tools, screen, finding, outcome: said } of manual) {
    sentences.push(`Manual, ${date}, ${tools}, ${screen}: ${finding} (${said}).`);
  }
  return sentences.join(' ');
}
