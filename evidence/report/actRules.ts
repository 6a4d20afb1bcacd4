import { readFileSync } from 'node:fs';
import type { AcceptedAct } from '../act/accepted';
import { claims } from '../act/claims';

/** Finds the ACT rules that tests of ours implement for a criterion. */
export type ActRules = (tests: readonly string[], criterion: string) => string[];

// Read, since Node imports no JSON without an attribute, and Playwright runs in Node.
const accepted = JSON.parse(
  readFileSync(new URL('../act/accepted.json', import.meta.url), 'utf8'),
) as AcceptedAct;
const covered = new Set([...Object.keys(accepted.complete), ...Object.keys(accepted.partial)]);

/** The ACT rules of the accepted run over the W3C's test cases. A rule of axe is named `axe:` and its name. */
export const acceptedAct: ActRules = (tests, criterion) =>
  claims
    .filter(
      ({ act, by, criteria }) =>
        covered.has(act) && criteria.includes(criterion) && by.some((one) => tests.includes(one)),
    )
    .map(({ act }) => act);
