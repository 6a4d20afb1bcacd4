import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One of the W3C's example pages, with what a tool should find there. */
export interface TestCase {
  ruleId: string;
  ruleName: string;
  /** The requirements that fail with the rule, such as `wcag20:4.1.2`; `secondary` ones may be reported, and need not. */
  ruleAccessibilityRequirements: Record<string, { secondary?: unknown }> | null;
  expected: 'passed' | 'failed' | 'inapplicable';
  testcaseId: string;
  testcaseTitle: string;
  relativePath: string;
  url: string;
  rulePage: string;
  /** Whether the rule is approved; others are proposed. */
  approved: boolean;
}

/** What to do when the test cases are not there. */
export const howToGet = `The test cases are the W3C's and are not part of this repository. Get them once:

  git clone --depth 1 https://github.com/w3c/wcag-act-rules.git
  ACT_TESTCASES=wcag-act-rules/content-assets/wcag-act-rules npm run a11y:act

ACT_TESTCASES names the folder that has testcases.json and testcases/.`;

/** All test cases in a folder. @returns null where there are none */
export function readTestCases(folder: string | undefined): TestCase[] | null {
  const list = folder ? join(folder, 'testcases.json') : '';
  if (!folder || !existsSync(list)) return null;
  return (JSON.parse(readFileSync(list, 'utf8')) as { testcases: TestCase[] }).testcases;
}

/** The WCAG criteria of a rule: those that a tool has to report, and those that it may report. */
export function criteriaOfRule(requirements: TestCase['ruleAccessibilityRequirements']): {
  needed: string[];
  allowed: string[];
} {
  const known = Object.entries(requirements ?? {}).flatMap(([key, { secondary }]) => {
    const criterion = /^wcag2\d:(\d+\.\d+\.\d+)$/.exec(key)?.[1];
    return criterion ? [{ criterion, needed: secondary === undefined }] : [];
  });
  return {
    needed: known.filter(({ needed }) => needed).map(({ criterion }) => criterion),
    allowed: known.map(({ criterion }) => criterion),
  };
}
