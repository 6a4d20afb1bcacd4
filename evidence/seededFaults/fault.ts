import type { Page } from '@playwright/test';
import type { CheckId } from '@/a11y-tests/audits/matrix/checks';
import type { OwnRuleId } from '@/a11y-tests/audits/pageRules/rules';

/** A fault, and the check that says it finds it. */
export interface Fault {
  /** The kind of fault, in a few words. */
  fault: string;
  /** What claims to find it: a check of the matrix, a rule of our own, a reviewed tree or a journey. */
  by: CheckId | OwnRuleId | 'tree' | 'journey';
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

/** Runs in the page: puts the markup and styles of a fault in. */
export function seedIn({ html, css }: { html: string; css: string }): void {
  const box = document.createElement('div');
  box.id = 'seeded-fault';
  box.innerHTML = html;
  document.querySelector('main')!.prepend(box);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: takes them out again. */
export function takeOut(): void {
  document.querySelector('#seeded-fault')?.remove();
  document.adoptedStyleSheets = [];
}
