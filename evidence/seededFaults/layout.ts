import { sidewaysScroll, smallTargets } from '@/a11y-tests/support/layout';
import { movingParts } from '@/a11y-tests/support/motion';
import type { Fault } from './fault';
import { doubled, round, spread } from './finders';

/** In how it looks, and in the way round by Tab. */
export const layoutFaults: readonly Fault[] = [
  {
    fault: 'a tiny target',
    by: 'target-size',
    html: '<button class="seeded">x</button>',
    css: '.seeded { all: revert; inline-size: 20px; block-size: 20px; }',
    finds: smallTargets,
    says: /"x" 20 x 20/,
  },
  {
    fault: 'no ring around the focus',
    by: 'focus-visible',
    html: '<button class="seeded">Bare</button>',
    css: '.seeded:focus { outline: none !important; }',
    finds: round,
    says: /no ring: .*Bare/,
  },
  {
    fault: 'a bar that covers the focus',
    by: 'focus-not-hidden',
    html: '<p class="seeded">Bar</p>',
    css: '.seeded { position: fixed; inset: auto 0 0 0; block-size: 200px; background: #fff; z-index: 9; }',
    finds: round,
    says: /covered:/,
  },
  {
    fault: 'a trap for the keyboard',
    by: 'tab-round',
    html: '<button id="trap">Trap</button>',
    act: () => {
      const trap = document.querySelector<HTMLElement>('#trap')!;
      trap.addEventListener('blur', () => setTimeout(() => trap.focus()));
    },
    finds: round,
    says: /caught:/,
  },
  {
    fault: 'something too wide for a phone',
    by: 'reflow',
    html: '<p class="seeded">Wide</p>',
    css: '.seeded { inline-size: 400px; max-inline-size: none; }',
    width: 320,
    finds: sidewaysScroll,
    says: /Wide/,
  },
  {
    fault: 'words that are cut off when they are spread',
    by: 'text-spacing',
    html: '<p class="seeded">Words that fit</p>',
    css: '.seeded { inline-size: 7.2rem; white-space: nowrap; overflow: hidden; }',
    finds: spread,
    says: /Words that fit/,
  },
  {
    fault: 'motion for those who asked for none',
    by: 'motion',
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
  {
    fault: 'words that are cut off at twice their size',
    by: 'text-size',
    html: '<p class="seeded">Words that fit, just</p>',
    css: '.seeded { block-size: 30px; overflow: hidden; }',
    finds: doubled,
    says: /Words that fit/,
  },
];
