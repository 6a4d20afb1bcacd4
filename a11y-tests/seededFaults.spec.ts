import type { Page } from '@playwright/test';
import { tabRound } from './matrix/tabRound';
import { askStanding } from './pageRules/ask';
import { lookForCharacterKeys } from './pageRules/characterKeys';
import type { RuleAnswer } from './pageRules/inPage/seen';
import { lookByKeyboard } from './pageRules/keyboard';
import { lookAtPictures } from './pageRules/pictureContrast';
import { lookInWindows } from './pageRules/windows';
import { audit } from './support/audit';
import { invalidHtml } from './support/html';
import { cutOffText, sidewaysScroll, smallTargets, spreadText } from './support/layout';
import { announcements, listen } from './support/listen';
import { movingParts } from './support/motion';
import { open } from './support/page';
import { looseStructure, wrongLanguage, wrongTitle } from './support/structure';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// Faults of every kind are put into a good page, one by one, and the run's own checks have to find each: nothing before,
// something after. One page for each check: to load it anew for each fault takes longer than to look at it. What they cannot find is said at the end.

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  bypassCSP: true,
  storageState: storageOf('user'),
});

interface Fault {
  fault: string;
  /** Put at the top of the main part. */
  html?: string;
  css?: string;
  /** Done in the page, where markup is not enough. */
  act?: () => void;
  /** What the check says. */
  finds: (page: Page) => Promise<string[]>;
  /** A part of what it has to say about this fault. */
  says: RegExp;
  width?: 320;
}

const spread = async (page: Page) => {
  const single = await spreadText(page);
  const found = await cutOffText(page);
  await single();
  return found;
};
const round = async (page: Page) => {
  const { unmarked, covered, caught } = await tabRound(page);
  return [
    ...unmarked.map((one) => `no ring: ${one}`),
    ...covered.map((one) => `covered: ${one}`),
    ...caught.map((one) => `caught: ${one}`),
  ];
};
const linesOf = (answers: Record<string, RuleAnswer>) =>
  Object.entries(answers).flatMap(([rule, { findings }]) => findings.map((one) => `${rule}: ${one}`));
const standing = async (page: Page) => linesOf(await askStanding(page));
const onPictures = async (page: Page) => linesOf(await lookAtPictures(page));
const characterKeys = async (page: Page) => linesOf({ 'character-keys': await lookForCharacterKeys(page) });
const windows = async (page: Page) => linesOf(await lookInWindows(page));
const byKeyboard = async (page: Page) => linesOf(await lookByKeyboard(page));
/** As screens.spec.ts sees it: against the tree that was reviewed. */
const reviewed = `- link "Privacy":`;
const changedTree = async (page: Page) => {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.includes(reviewed) ? [] : [`not as reviewed: ${reviewed}`];
};
/** As a journey sees it: a key that does nothing. */
const deadKeys = async (page: Page) => {
  const button = page.getByRole('button', { name: 'High contrast' });
  const before = await button.getAttribute('aria-pressed');
  await button.focus();
  await page.keyboard.press('Enter');
  return (await button.getAttribute('aria-pressed')) === before ? ['Enter does nothing'] : [];
};
/** As a journey sees it: how many events are left is said. */
const unsaid = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
  const filter = page.getByRole('button', { name: /^Fitness/ });
  await filter.waitFor();
  await listen(page);
  await filter.click();
  for (let tries = 0; tries < 10; tries += 1) {
    if ((await announcements(page)).some((phrase) => /2 events in Fitness/.test(phrase))) return [];
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  }
  return ['the answer is not said'];
};

const faults: readonly Fault[] = [
  { fault: 'a field without a label', html: '<input type="text">', finds: audit, says: /^label:/m },
  { fault: 'a role that does not exist', html: '<p role="buton">Go</p>', finds: audit, says: /aria-roles/ },
  {
    fault: 'pale words',
    html: '<p class="seeded">Pale</p>',
    css: '.seeded { color: #ccc; background: #fff; }',
    finds: audit,
    says: /color-contrast/,
  },
  { fault: 'a picture without words', html: '<img src="/leaf.svg">', finds: audit, says: /image-alt/ },
  {
    fault: 'a hidden part that takes the focus',
    html: '<div aria-hidden="true"><button>Hidden</button></div>',
    finds: audit,
    says: /aria-hidden-focus/,
  },
  { fault: 'a button without a name', html: '<button></button>', finds: audit, says: /button-name/ },
  {
    fault: 'a tiny target',
    html: '<button class="seeded">x</button>',
    css: '.seeded { all: revert; inline-size: 20px; block-size: 20px; }',
    finds: smallTargets,
    says: /"x" 20 x 20/,
  },
  {
    fault: 'no ring around the focus',
    html: '<button class="seeded">Bare</button>',
    css: '.seeded:focus { outline: none !important; }',
    finds: round,
    says: /no ring: .*Bare/,
  },
  {
    fault: 'a bar that covers the focus',
    html: '<p class="seeded">Bar</p>',
    css: '.seeded { position: fixed; inset: auto 0 0 0; block-size: 200px; background: #fff; z-index: 9; }',
    finds: round,
    says: /covered:/,
  },
  {
    fault: 'a trap for the keyboard',
    html: '<button id="trap">Trap</button>',
    act: () => {
      const trap = document.querySelector<HTMLElement>('#trap')!;
      trap.addEventListener('blur', () => setTimeout(() => trap.focus()));
    },
    finds: round,
    says: /caught:/,
  },
  { fault: 'a level of heading left out', html: '<h4>Deep</h4>', finds: looseStructure, says: /Deep/ },
  { fault: 'two main headings', html: '<h1>Second</h1>', finds: looseStructure, says: /2 x h1/ },
  {
    fault: 'no language',
    act: () => document.documentElement.removeAttribute('lang'),
    finds: wrongLanguage,
    says: /language/,
  },
  {
    fault: 'no title',
    act: () => document.querySelector('title')!.remove(),
    finds: wrongTitle,
    says: /title/,
  },
  {
    fault: 'something too wide for a phone',
    html: '<p class="seeded">Wide</p>',
    css: '.seeded { inline-size: 400px; max-inline-size: none; }',
    width: 320,
    finds: sidewaysScroll,
    says: /Wide/,
  },
  {
    fault: 'words that are cut off when they are spread',
    html: '<p class="seeded">Words that fit</p>',
    css: '.seeded { inline-size: 7.2rem; white-space: nowrap; overflow: hidden; }',
    finds: spread,
    says: /Words that fit/,
  },
  {
    fault: 'motion for those who asked for none',
    html: '<p class="seeded">Slow</p>',
    css: '.seeded { transition: color 2s; }',
    // The rule that would stop it is taken out.
    act: () => {
      const undoImport = (from: CSSStyleSheet | CSSGroupingRule) => {
        for (let place = from.cssRules.length - 1; place >= 0; place -= 1) {
          const rule = from.cssRules[place];
          if (rule instanceof CSSMediaRule && /reduced-motion/.test(rule.conditionText))
            from.deleteRule(place);
          else if (rule instanceof CSSGroupingRule) undoImport(rule);
        }
      };
      for (const sheet of document.styleSheets) undoImport(sheet);
    },
    finds: movingParts,
    says: /seeded/,
  },
  { fault: 'an id twice', html: '<p id="root">Twice</p>', finds: invalidHtml, says: /no-dup-id/ },
  {
    fault: 'a link inside a button',
    html: '<button><a href="/help">Two</a></button>',
    finds: invalidHtml,
    says: /element-permitted-content/,
  },
  {
    fault: 'letters that nobody can space',
    html: '<p style="letter-spacing: 0.1em !important">Letters</p>',
    finds: standing,
    says: /letter-spacing: .*Letters/,
  },
  {
    fault: 'words that nobody can space',
    html: '<p style="word-spacing: 0 !important">Some words</p>',
    finds: standing,
    says: /word-spacing: .*Some words/,
  },
  {
    fault: 'lines that nobody can space',
    html: '<p style="line-height: 1.2 !important; inline-size: 6rem">Words on more lines than one</p>',
    finds: standing,
    says: /line-height: .*on more lines/,
  },
  {
    fault: 'a header of a table without cells',
    html: '<table><tr><th>Day</th><th>Hour</th></tr><tr><td>Monday</td></tr></table>',
    finds: standing,
    says: /header-cells: .*Hour/,
  },
  {
    fault: 'a name without the words on the button',
    html: '<button aria-label="Forward">Next page</button>',
    finds: standing,
    says: /label-in-name: .*Next page/,
  },
  {
    fault: 'a name on what may have none',
    html: '<p aria-label="Loud">Quiet</p>',
    finds: standing,
    says: /prohibited-aria: .*Quiet/,
  },
  {
    fault: 'a page that loads itself anew',
    html: '<meta http-equiv="refresh" content="3600">',
    finds: standing,
    says: /meta-refresh: .*3600/,
  },
  {
    fault: 'a page that loads itself anew a day later',
    html: '<meta http-equiv="refresh" content="86400">',
    finds: standing,
    says: /^meta-refresh-ever: .*86400/,
  },
  {
    fault: 'a language of nothing but a space',
    act: () => document.documentElement.setAttribute('lang', ' '),
    finds: standing,
    says: /page-language/,
  },
  {
    fault: 'a part that scrolls and that no key gets to',
    html: '<div class="seeded"><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>',
    css: '.seeded { block-size: 40px; overflow-y: scroll; }',
    finds: standing,
    says: /scroll-stops: .*One/,
  },
  {
    fault: 'a hidden stop behind a window that is open',
    html: '<div aria-modal="true" role="dialog" aria-label="Open">Open</div><div aria-hidden="true"><a href="/help" class="seeded">Behind</a></div>',
    css: '.seeded { position: absolute; inset-block-start: -999em; }',
    finds: standing,
    says: /hidden-stops: .*Behind/,
  },
  {
    fault: 'words that a picture swallows',
    html: '<p class="seeded">Swallowed</p>',
    css: '.seeded { color: #888; background: linear-gradient(to right, #fff, #777); }',
    finds: onPictures,
    says: /picture-contrast: .*Swallowed/,
  },
  {
    fault: 'a single letter that acts on the page',
    html: '<p id="letters">Letters</p>',
    act: () => {
      document.addEventListener('keydown', ({ key }) => {
        if (key === 'x') document.querySelector('h1')!.textContent += ' x';
      });
    },
    finds: characterKeys,
    says: /character-keys: .*x/,
  },
  {
    fault: 'words that are cut off by zoom',
    html: '<p class="seeded">Words that have room on a wide page, and too little on one that is half as wide as that</p>',
    css: '.seeded { block-size: 2lh; overflow: hidden; } @media (width < 700px) { .seeded { inline-size: 9rem; } }',
    finds: windows,
    says: /clipped-text: .*Words that have room/,
  },
  {
    fault: 'a part that turns with the phone',
    html: '<p class="seeded">Turned</p>',
    css: '@media (orientation: portrait) { .seeded { rotate: 90deg; } }',
    finds: windows,
    says: /orientation: 1/,
  },
  {
    fault: 'a stop that looks the same with the focus',
    html: '<button class="seeded">Unchanged</button>',
    css: '.seeded { all: revert; } .seeded:focus { outline: none !important; }',
    finds: byKeyboard,
    says: /visible-focus: .*Unchanged/,
  },
  {
    fault: 'a trap whose told way out leads nowhere',
    html: '<p>Press Ctrl+M to leave.</p><button id="trap">Trap</button>',
    act: () => {
      const trap = document.querySelector<HTMLElement>('#trap')!;
      trap.addEventListener('blur', () => setTimeout(() => trap.focus()));
    },
    finds: byKeyboard,
    says: /keyboard-trap: .*\ntold-way-out: /,
  },
  {
    fault: 'a name that says something else',
    act: () =>
      document.querySelector('footer a[href="/privacy"]')!.setAttribute('aria-label', 'Shop for shoes'),
    finds: changedTree,
    says: /Privacy/,
  },
  {
    fault: 'a button that keys do not press',
    act: () => document.addEventListener('keydown', (event) => event.preventDefault(), true),
    finds: deadKeys,
    says: /nothing/,
  },
  {
    fault: 'a message that is not announced',
    act: () => {
      for (const one of document.querySelectorAll('[data-live-announcer] [aria-live]')) {
        one.removeAttribute('role');
        one.removeAttribute('aria-live');
      }
    },
    finds: unsaid,
    says: /not said/,
  },
];

async function openHelp(page: Page) {
  await open(page, '/help');
  await page.locator('h1').waitFor();
  await page.locator('[data-live-announcer]').waitFor({ state: 'attached' });
}

/** @returns the way to take it out again; what was done by `act` stays. */
async function seed(page: Page, { html = '', css = '', act }: Pick<Fault, 'html' | 'css' | 'act'>) {
  const seeded = await page.evaluateHandle(
    ([markup, styles]) => {
      const box = document.createElement('div');
      box.innerHTML = markup;
      document.querySelector('main')!.prepend(box);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
      return box;
    },
    [html, css] as const,
  );
  if (act) await page.evaluate(act);
  return () =>
    seeded.evaluate((box) => {
      box.remove();
      document.adoptedStyleSheets = [];
    });
}

for (const finds of new Set(faults.map((one) => one.finds))) {
  const those = faults.filter((one) => one.finds === finds);
  test(`${finds.name} finds nothing in a good page, then: ${those.map(({ fault }) => fault).join('; ')}`, async ({
    page,
  }) => {
    if (those.some(({ width }) => width)) await page.setViewportSize({ width: 320, height: 640 });
    await openHelp(page);
    expect(await finds(page)).toEqual([]);
    let spoilt = false;
    for (const { fault, says, ...seeded } of those) {
      if (seeded.act || spoilt) await openHelp(page);
      spoilt = seeded.act !== undefined;
      const undoImport = await seed(page, seeded);
      expect.soft((await finds(page)).join('\n'), fault).toMatch(says);
      await undoImport();
    }
  });
}

/** They stand in the trees and transcripts, for the people who review them; no check says that they are wrong. */
const notFound = [
  { fault: 'words for a picture that shows something else', html: '<img src="/leaf.svg" alt="A dog">' },
  { fault: 'a heading that only looks like one', html: '<p><strong>Not a heading</strong></p>' },
  {
    fault: 'an order on the screen that is not the order of reading',
    html: '<div class="seeded"><p>First</p><p>Second</p></div>',
    css: '.seeded { display: flex; flex-direction: column-reverse; }',
  },
];

test('what no check finds is known', async ({ page }) => {
  await openHelp(page);
  for (const fault of notFound) {
    const undoImport = await seed(page, fault);
    const found = [...(await audit(page)), ...(await looseStructure(page)), ...(await invalidHtml(page))];
    expect(found, fault.fault).toEqual([]);
    await undoImport();
  }
});
