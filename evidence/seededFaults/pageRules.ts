import type { Fault } from './fault';
import { byKeyboard, characterKeys, onPictures, standing, waysPast, windows } from './finders';

/** For the rules of our own that go beyond axe. */
export const pageRuleFaults: readonly Fault[] = [
  {
    fault: 'letters that nobody can space',
    by: 'letter-spacing',
    html: '<p style="letter-spacing: 0.1em !important">Letters</p>',
    finds: standing,
    says: /letter-spacing: .*Letters/,
  },
  {
    fault: 'words that nobody can space',
    by: 'word-spacing',
    html: '<p style="word-spacing: 0 !important">Some words</p>',
    finds: standing,
    says: /word-spacing: .*Some words/,
  },
  {
    fault: 'lines that nobody can space',
    by: 'line-height',
    html: '<p style="line-height: 1.2 !important; inline-size: 6rem">Words on more lines than one</p>',
    finds: standing,
    says: /line-height: .*on more lines/,
  },
  {
    fault: 'a header of a table without cells',
    by: 'header-cells',
    html: '<table><tr><th>Day</th><th>Hour</th></tr><tr><td>Monday</td></tr></table>',
    finds: standing,
    says: /header-cells: .*Hour/,
  },
  {
    fault: 'a name without the words on the button',
    by: 'label-in-name',
    html: '<button aria-label="Forward">Next page</button>',
    finds: standing,
    says: /label-in-name: .*Next page/,
  },
  {
    fault: 'a name on what may have none',
    by: 'prohibited-aria',
    html: '<p aria-label="Loud">Quiet</p>',
    finds: standing,
    says: /prohibited-aria: .*Quiet/,
  },
  {
    fault: 'a page that loads itself anew',
    by: 'meta-refresh',
    html: '<meta http-equiv="refresh" content="3600">',
    finds: standing,
    says: /meta-refresh: .*3600/,
  },
  {
    fault: 'a page that loads itself anew a day later',
    by: 'meta-refresh-ever',
    html: '<meta http-equiv="refresh" content="86400">',
    finds: standing,
    says: /^meta-refresh-ever: .*86400/,
  },
  {
    fault: 'a language of nothing but a space',
    by: 'page-language',
    act: () => document.documentElement.setAttribute('lang', ' '),
    finds: standing,
    says: /page-language/,
  },
  {
    fault: 'a part that scrolls and that no key gets to',
    by: 'scroll-stops',
    html: '<div class="seeded"><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>',
    css: '.seeded { block-size: 40px; overflow-y: scroll; }',
    finds: standing,
    says: /scroll-stops: .*One/,
  },
  {
    fault: 'a hidden stop behind a window that is open',
    by: 'hidden-stops',
    html: '<div aria-modal="true" role="dialog" aria-label="Open">Open</div><div aria-hidden="true"><a href="/help" class="seeded">Behind</a></div>',
    css: '.seeded { position: absolute; inset-block-start: -999em; }',
    finds: standing,
    says: /hidden-stops: .*Behind/,
  },
  {
    fault: 'words that a picture swallows',
    by: 'picture-contrast',
    html: '<p class="seeded">Swallowed</p>',
    css: '.seeded { color: #888; background: linear-gradient(to right, #fff, #777); }',
    finds: onPictures,
    says: /picture-contrast: .*Swallowed/,
  },
  {
    fault: 'a single letter that acts on the page',
    by: 'character-keys',
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
    by: 'clipped-text',
    html: '<p class="seeded">Words that have room on a wide page, and too little on one that is half as wide as that</p>',
    css: '.seeded { block-size: 2lh; overflow: hidden; } @media (width < 700px) { .seeded { inline-size: 9rem; } }',
    finds: windows,
    says: /clipped-text: .*Words that have room/,
  },
  {
    fault: 'a part that turns with the phone',
    by: 'orientation',
    html: '<p class="seeded">Turned</p>',
    css: '@media (orientation: portrait) { .seeded { rotate: 90deg; } }',
    finds: windows,
    says: /orientation: 1/,
  },
  {
    fault: 'a stop that looks the same with the focus',
    by: 'visible-focus',
    html: '<button class="seeded">Unchanged</button>',
    css: '.seeded { all: revert; } .seeded:focus { outline: none !important; }',
    finds: byKeyboard,
    says: /visible-focus: .*Unchanged/,
  },
  {
    fault: 'a trap that tells of no way out',
    by: 'keyboard-trap',
    html: '<button id="trap">Trap</button>',
    act: () => {
      const trap = document.querySelector<HTMLElement>('#trap')!;
      trap.addEventListener('blur', () => setTimeout(() => trap.focus()));
    },
    finds: byKeyboard,
    says: /^keyboard-trap: /m,
  },
  {
    fault: 'a trap whose told way out leads nowhere',
    by: 'told-way-out',
    html: '<p>Press Ctrl+M to leave.</p><button id="trap">Trap</button>',
    act: () => {
      const trap = document.querySelector<HTMLElement>('#trap')!;
      trap.addEventListener('blur', () => setTimeout(() => trap.focus()));
    },
    finds: byKeyboard,
    says: /^told-way-out: /m,
  },
  {
    fault: 'words that a picture nearly swallows',
    by: 'picture-contrast-enhanced',
    html: '<p class="seeded">Faint</p>',
    css: '.seeded { color: #666; background: linear-gradient(to right, #fff, #fefefe); }',
    finds: onPictures,
    says: /^picture-contrast-enhanced: .*Faint/m,
  },
  {
    fault: 'no link past what all pages repeat',
    by: 'skip-link',
    act: () => document.querySelector('a[href="#main"]')!.setAttribute('href', '#nowhere'),
    finds: waysPast,
    says: /^skip-link: /m,
  },
  {
    fault: 'no heading after what all pages repeat',
    by: 'heading-past',
    act: () => {
      for (const one of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) one.setAttribute('role', 'none');
    },
    finds: waysPast,
    says: /^heading-past: /m,
  },
  {
    fault: 'no landmark after what all pages repeat',
    by: 'landmark-past',
    act: () => {
      document.querySelector('main')!.setAttribute('role', 'group');
      for (const one of document.querySelectorAll('section')) one.removeAttribute('aria-label');
    },
    finds: waysPast,
    says: /^landmark-past: /m,
  },
  {
    fault: 'no way at all past what all pages repeat',
    by: 'way-past',
    act: () => {
      document.querySelector('a[href="#main"]')!.setAttribute('href', '#nowhere');
      for (const one of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) one.setAttribute('role', 'none');
      document.querySelector('main')!.setAttribute('role', 'group');
      for (const one of document.querySelectorAll('section')) one.removeAttribute('aria-label');
    },
    finds: waysPast,
    says: /^way-past: /m,
  },
];
