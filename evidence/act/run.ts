import { chromium, type Browser, type Page } from '@playwright/test';
import { launch } from '../../scripts/browser.mjs';
import { askStanding, askWaysPast } from '@/a11y-tests/audits/pageRules/ask';
import { lookForCharacterKeys } from '@/a11y-tests/audits/pageRules/characterKeys';
import type { RuleAnswer } from '@/a11y-tests/audits/pageRules/inPage/seen';
import { lookByKeyboard } from '@/a11y-tests/audits/pageRules/keyboard';
import { lookAtPictures } from '@/a11y-tests/audits/pageRules/pictureContrast';
import { lookInWindows } from '@/a11y-tests/audits/pageRules/windows';
import { askAxe } from '@/a11y-tests/support/audit';
import { claims, type Claim } from './claims';
import type { CaseAnswer, EarlOutcome } from './mapping';
import { basePath, serveTestCases } from './serve';
import type { TestCase } from './testCases';

/** Pages that are looked at side by side. */
const lanes = 4;

/** What every rule of ours said of one page, by its name. */
export type PageAnswer = Record<string, EarlOutcome>;

/** A page in a context of its own, and how to open a test case in it. */
interface Lane {
  page: Page;
  open: (address: string) => Promise<void>;
}

async function laneIn(browser: Browser, origin: string): Promise<Lane> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-AU',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  let wanted = '';
  // No request leaves the machine. And a page that sends itself elsewhere stays, so that it can be looked at.
  await context.route('**/*', async (route) => {
    const request = route.request();
    const isStranger = new URL(request.url()).origin !== origin;
    const isMain = request.isNavigationRequest() && request.frame() === page.mainFrame();
    const leaves = isMain && request.url() !== wanted;
    if (isMain && !leaves) wanted = '';
    await (isStranger || leaves ? route.abort('aborted') : route.continue());
  });
  const open = async (address: string) => {
    wanted = address;
    await page.goto(address, { waitUntil: 'load' });
  };
  return { page, open };
}

const outcomeOf = ({ targets, findings }: RuleAnswer): EarlOutcome =>
  findings.length > 0 ? 'failed' : targets > 0 ? 'passed' : 'inapplicable';

/** The whole check of one page. */
async function lookAt(page: Page): Promise<PageAnswer> {
  const answer = await askAxe(page, { enhanced: true });
  const said: PageAnswer = {};
  for (const rule of answer.passed) said[`axe:${rule}`] = 'passed';
  for (const rule of answer.undecided) said[`axe:${rule}`] = 'cantTell';
  for (const { rule } of answer.violations) said[`axe:${rule}`] = 'failed';
  const own = {
    ...(await askStanding(page)),
    ...(await askWaysPast(page)),
    ...(await lookAtPictures(page)),
    ...(await lookInWindows(page)),
    ...(await lookByKeyboard(page)),
    'character-keys': await lookForCharacterKeys(page),
  };
  for (const [rule, one] of Object.entries(own)) said[rule] = outcomeOf(one);
  return said;
}

/** The outcome of a claim: one finding of any of its rules is enough. */
export function outcomeOfClaim({ by }: Claim, said: PageAnswer): EarlOutcome {
  const outcomes = by.map((rule) => said[rule] ?? 'inapplicable');
  for (const one of ['failed', 'cantTell', 'passed'] as const) if (outcomes.includes(one)) return one;
  return 'inapplicable';
}

/** What came of a run. */
export interface ActAnswers {
  answers: CaseAnswer[];
  /** Pages that could not be looked at, each with the reason. */
  notLookedAt: string[];
}

/**
 * Runs the whole check of a page over all test cases.
 * @param folder the folder with the test cases, which is served on this machine only
 */
export async function answerAll(folder: string, cases: readonly TestCase[]): Promise<ActAnswers> {
  const { origin, close } = await serveTestCases(folder);
  const browser = await chromium.launch(launch);
  // A page that belongs to several rules is looked at once.
  const waiting = [...new Set(cases.map(({ relativePath }) => relativePath))];
  const pages = new Map<string, PageAnswer>();
  const notLookedAt: string[] = [];
  const work = async () => {
    const { page, open } = await laneIn(browser, origin);
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      try {
        await open(`${origin}${basePath}${path}`);
        pages.set(path, await lookAt(page));
      } catch (error) {
        notLookedAt.push(`${path} was not looked at: ${String(error).split('\n')[0]}`);
      }
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: lanes }, work));
  await browser.close();
  await close();
  const answers = cases.flatMap(({ testcaseId, ruleId, relativePath }) =>
    claims
      .filter(({ act }) => act === ruleId)
      .map((claim) => {
        const said = pages.get(relativePath);
        return {
          ruleId,
          testcaseId,
          procedure: claim.by.join('+'),
          outcome: said ? outcomeOfClaim(claim, said) : 'untested',
          criteria: claim.criteria,
        } satisfies CaseAnswer;
      }),
  );
  return { answers, notLookedAt };
}
