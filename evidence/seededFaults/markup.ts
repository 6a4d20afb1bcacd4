import { audit } from '@/a11y-tests/support/audit';
import { invalidHtml } from '@/a11y-tests/support/html';
import { soundsAndFilms } from '@/a11y-tests/support/media';
import { hardWords } from '@/a11y-tests/support/reading';
import { looseStructure, wrongLanguage, wrongTitle } from '@/a11y-tests/support/structure';
import type { Fault } from './fault';

/** In what is written: markup, structure, words. */
export const markupFaults: readonly Fault[] = [
  {
    fault: 'a field without a label',
    by: 'axe',
    html: '<input type="text">',
    finds: audit,
    says: /^label:/m,
  },
  {
    fault: 'a role that does not exist',
    by: 'axe',
    html: '<p role="buton">Go</p>',
    finds: audit,
    says: /aria-roles/,
  },
  {
    fault: 'pale words',
    by: 'axe',
    html: '<p class="seeded">Pale</p>',
    css: '.seeded { color: #ccc; background: #fff; }',
    finds: audit,
    says: /color-contrast/,
  },
  {
    fault: 'a picture without words',
    by: 'axe',
    html: '<img src="/leaf.svg">',
    finds: audit,
    says: /image-alt/,
  },
  {
    fault: 'a hidden part that takes the focus',
    by: 'axe',
    html: '<div aria-hidden="true"><button>Hidden</button></div>',
    finds: audit,
    says: /aria-hidden-focus/,
  },
  {
    fault: 'a button without a name',
    by: 'axe',
    html: '<button></button>',
    finds: audit,
    says: /button-name/,
  },
  {
    fault: 'a level of heading left out',
    by: 'structure',
    html: '<h4>Deep</h4>',
    finds: looseStructure,
    says: /Deep/,
  },
  {
    fault: 'two main headings',
    by: 'structure',
    html: '<h1>Second</h1>',
    finds: looseStructure,
    says: /2 x h1/,
  },
  {
    fault: 'no language',
    by: 'language',
    act: () => document.documentElement.removeAttribute('lang'),
    finds: wrongLanguage,
    says: /language/,
  },
  {
    fault: 'no title',
    by: 'title',
    act: () => document.querySelector('title')!.remove(),
    finds: wrongTitle,
    says: /title/,
  },
  { fault: 'an id twice', by: 'html', html: '<p id="root">Twice</p>', finds: invalidHtml, says: /no-dup-id/ },
  {
    fault: 'a link inside a button',
    by: 'html',
    html: '<button><a href="/help">Two</a></button>',
    finds: invalidHtml,
    says: /element-permitted-content/,
  },
  {
    fault: 'a navigation without a name',
    by: 'structure',
    html: '<nav><a href="/help">Help</a></nav>',
    act: () => document.querySelector('nav[aria-label]')?.removeAttribute('aria-label'),
    finds: looseStructure,
    says: /navigations without a name/,
  },
  {
    fault: 'a language that is not that of the country',
    by: 'language',
    act: () => document.documentElement.setAttribute('lang', 'en'),
    finds: wrongLanguage,
    says: /is en$/,
  },
  {
    fault: 'a title that does not say which page it is',
    by: 'title',
    act: () => {
      document.title = 'Age Better';
    },
    finds: wrongTitle,
    says: /"Age Better"/,
  },
  {
    fault: 'a sentence that is hard to read',
    by: 'words',
    html: '<p>Notwithstanding contraindications, individuals experiencing exacerbations should seek consultation.</p>',
    finds: hardWords,
    says: /Notwithstanding/,
  },
  { fault: 'a film', by: 'no-media', html: '<video></video>', finds: soundsAndFilms, says: /<video>/ },
];
