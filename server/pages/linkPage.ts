import { defaultPageSettings } from '@/shared/domain/screens/pageSettings';
import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import { inlineParts, sourcesOf } from '../http/inlineSources';
import type { PageTemplate } from './pageTemplate';
import { formPolicy } from '../http/securityHeaders';
import type { Settings } from '../settings/settings';
import type { LinkWords } from '../reminders/linkWords';

/** The look of the built pages: their style sheet and their fonts, in all themes. */
export interface PageLook {
  styles: readonly string[];
  links: readonly string[];
}

/** Reads the look from a built page, so that there is one. */
export function lookOf(template: PageTemplate): PageLook {
  const { html } = template.fill(defaultPageSettings);
  return {
    styles: inlineParts(html).styles,
    links: [...html.matchAll(/<link\b[^>]*\brel="(?:icon|preload)"[^>]*>/g)].map(([link]) => link),
  };
}

/** The names of the tokens are those of the theme. */
const styles = `@layer components {
  .reminder-bar { border-block-end: var(--line-width) solid var(--line); background: var(--surface-strong); }
  .reminder-bar p, .reminder-page { inline-size: 100%; max-inline-size: 44rem; margin-inline: auto; padding-inline: var(--gutter); }
  .reminder-bar p { padding-block: var(--space-2); }
  .reminder-bar a, .reminder-bar a:visited { display: inline-grid; align-content: center; min-block-size: var(--target); color: var(--text-on-strong); font-weight: var(--weight-title); }
  .reminder-page { display: grid; justify-items: start; gap: var(--space-5); padding-block: var(--space-6) var(--space-7); }
  .reminder-page ul { display: grid; gap: var(--space-2); padding: 0; list-style: none; }
  .reminder-page form { display: flex; flex-wrap: wrap; gap: var(--space-4); }
  .reminder-page button {
    min-block-size: var(--target-main); max-inline-size: 100%;
    border: var(--border-width) solid var(--action); border-radius: var(--radius);
    padding: var(--space-2) var(--space-5);
    background: var(--action); color: var(--on-action);
    font-size: var(--size-body); font-weight: var(--weight-label); line-height: 1.3; cursor: pointer;
  }
  .reminder-page button:hover { text-decoration: underline 2px; text-underline-offset: 0.2em; }
  .reminder-page button[data-kind='danger'] {
    border-color: var(--border); background: var(--surface-card); color: var(--danger-text);
  }
  @media (forced-colors: active) {
    .reminder-page button:not([data-kind]) { border-width: 4px; }
  }
}`;

/** As in the head of the built pages: the person's choice on this device, before the first paint. */
const script = `try {
  for (const [key, name, on] of [['highContrast', 'contrast', 'high'], ['largeText', 'text', 'large']]) {
    const value = localStorage.getItem(key);
    if (value) document.documentElement.dataset[name] = value === 'true' ? on : 'standard';
  }
} catch {}`;

/** The content security policy of all these pages: but for what a page has besides, their scripts and styles are the same. */
export const linkPagePolicy = (
  settings: Pick<Settings, 'publicUrl'>,
  look: PageLook | null,
  moreStyles: readonly string[] = [],
): string =>
  formPolicy(
    settings,
    sourcesOf({ scripts: [script], styles: [...(look?.styles ?? []), styles, ...moreStyles] }),
  );

/** The texts of a link's page; its buttons send values of its own route. */
export interface PageWords extends Omit<LinkWords, 'buttons'> {
  buttons?: readonly { answer: string; words: string; isDanger?: boolean }[];
}

/** The context of the page besides its texts. */
export interface LinkPageOptions {
  productName: string;
  /** The address for questions; null: none. */
  contactEmail: string | null;
  look: PageLook | null;
  /** The target of the form. */
  action: string;
}

/** A page that answers a form. */
export interface FormPage {
  status: number;
  title: string;
  /** The markup of the main part. */
  main: readonly string[];
  styles?: readonly string[];
}

/** A page that the server writes by itself: it works without scripts, and holds nothing that another page has to load. */
export function framePage(
  title: string,
  main: readonly string[],
  { productName, contactEmail, look }: Omit<LinkPageOptions, 'action'>,
  moreStyles: readonly string[] = [],
): string {
  const text = escapeHtml;
  const style = (sheet: string) => `<style>${sheet}</style>`;
  return [
    '<!doctype html>',
    '<html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${text(title)} - ${text(productName)}</title>`,
    ...(look?.styles ?? []).map(style),
    style(styles),
    ...moreStyles.map(style),
    ...(look?.links ?? []),
    `<script>${script}</script>`,
    '</head><body>',
    `<header class="reminder-bar"><p><a href="/">${text(productName)}</a></p></header>`,
    '<main class="reminder-page">',
    ...main,
    ...(contactEmail === null
      ? []
      : [`<p>Questions? Write to <a href="mailto:${text(contactEmail)}">${text(contactEmail)}</a>.</p>`]),
    '</main></body></html>',
  ].join('\n');
}

/** The page of a link. */
export function linkPage(words: PageWords, options: LinkPageOptions): string {
  const { title, paragraphs, facts = [], buttons = [], next } = words;
  const text = escapeHtml;
  const main = [
    `<h1>${text(title)}</h1>`,
    ...(facts.length > 0 ? [`<ul>${facts.map((fact) => `<li>${text(fact)}</li>`).join('')}</ul>`] : []),
    ...paragraphs.map((paragraph) => `<p>${text(paragraph)}</p>`),
    ...(buttons.length > 0
      ? [
          `<form method="post" action="${text(options.action)}">`,
          ...buttons.map(
            ({ answer, words: label, isDanger }) =>
              `<button type="submit" name="answer" value="${answer}"${isDanger ? ' data-kind="danger"' : ''}>${text(label)}</button>`,
          ),
          '</form>',
        ]
      : []),
    ...(next ? [`<p><a href="${text(next.address)}">${text(next.words)}</a></p>`] : []),
  ];
  return framePage(title, main, options);
}
