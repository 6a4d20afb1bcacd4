import { expect, type Page } from '@playwright/test';
import { missingDialog } from '@/a11y-tests/audits/matrix/look';
import { tabRound } from '@/a11y-tests/audits/matrix/tabRound';
import { askStanding, askWaysPast } from '@/a11y-tests/audits/pageRules/ask';
import { lookForCharacterKeys } from '@/a11y-tests/audits/pageRules/characterKeys';
import type { RuleAnswer } from '@/a11y-tests/audits/pageRules/inPage/seen';
import { lookByKeyboard } from '@/a11y-tests/audits/pageRules/keyboard';
import { lookAtPictures } from '@/a11y-tests/audits/pageRules/pictureContrast';
import { lookInWindows } from '@/a11y-tests/audits/pageRules/windows';
import { cutOffText, doubleText, spreadText } from '@/a11y-tests/support/layout';
import { announcements, listen } from '@/a11y-tests/support/listen';

// The checks of which the findings of one look are put together for a fault to be found in them.

/** Words that are cut off when they are spread as WCAG 1.4.12 has it. */
export const spread = async (page: Page) => {
  const single = await spreadText(page);
  const found = await cutOffText(page);
  await single();
  return found;
};
/** Words that are cut off at twice their size. */
export const doubled = async (page: Page) => {
  const single = await doubleText(page);
  const found = await cutOffText(page);
  await single();
  return found;
};
/** One round by Tab. */
export const round = async (page: Page) => {
  const { unmarked, covered, caught } = await tabRound(page);
  return [
    ...unmarked.map((one) => `no ring: ${one}`),
    ...covered.map((one) => `covered: ${one}`),
    ...caught.map((one) => `caught: ${one}`),
  ];
};

const linesOf = (answers: Record<string, RuleAnswer>) =>
  Object.entries(answers).flatMap(([rule, { findings }]) => findings.map((one) => `${rule}: ${one}`));
/** The rules of our own that need nothing but the page. */
export const standing = async (page: Page) => linesOf(await askStanding(page));
/** Contrast with pictures, by pixels. */
export const onPictures = async (page: Page) => linesOf(await lookAtPictures(page));
/** Shortcuts of a single letter. */
export const characterKeys = async (page: Page) =>
  linesOf({ 'character-keys': await lookForCharacterKeys(page) });
/** The page in small windows. */
export const windows = async (page: Page) => linesOf(await lookInWindows(page));
/** The ways past what all pages repeat. */
export const waysPast = async (page: Page) => linesOf(await askWaysPast(page));
/** Real keys. */
export const byKeyboard = async (page: Page) => linesOf(await lookByKeyboard(page));
/** As screens.spec.ts sees it: against the tree that was reviewed. */
const reviewed = `- link "Privacy":`;
export const changedTree = async (page: Page) => {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.includes(reviewed) ? [] : [`not as reviewed: ${reviewed}`];
};
/** As a journey sees it: a key that does nothing. */
export const deadKeys = async (page: Page) => {
  const button = page.getByRole('button', { name: 'High contrast' });
  const before = await button.getAttribute('aria-pressed');
  await button.focus();
  await page.keyboard.press('Enter');
  return (await button.getAttribute('aria-pressed')) === before ? ['Enter does nothing'] : [];
};
/** As a journey sees it: how many events are left is said. */
export const unsaid = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
  const filter = page.getByRole('button', { name: /^Fitness/ });
  await filter.waitFor();
  await listen(page);
  await filter.click();
  const said = async () => (await announcements(page)).join('\n');
  return expect
    .poll(said, { timeout: 5_000 })
    .toMatch(/2 events in Fitness/)
    .then(
      () => [],
      () => ['the answer is not said'],
    );
};
/** As a journey sees it: the dialog that a button opens. */
export const noDialog = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Profile: / })
    .click();
  await page.getByRole('button', { name: 'Add an appointment' }).click();
  await page
    .getByRole('dialog')
    .waitFor({ timeout: 5_000 })
    .catch(() => {});
  return missingDialog(page, 'Create New Appointment');
};
