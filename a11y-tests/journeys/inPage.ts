// Functions that run in the page: they are sent as text, so each stands alone.

/** Which element is meant: by its role and accessible name, as a person who hears the page would say it. */
export interface Target {
  role: string;
  name: string | RegExp;
  /** A selector of the part of the page in which it is. */
  within?: string;
  /** The name of that part, where there are several. */
  called?: string;
}

/** A target that can be sent. */
export interface SentTarget {
  role: string;
  name: string;
  /** The flags of the pattern; null where the name is meant as it stands. */
  flags: string | null;
  within: string;
  called: string | null;
}

/** What was found of a target. */
export interface Found {
  count: number;
  name: string;
  /** What is typed into it. */
  value: string;
  /** The middle of the first one in the window, in CSS pixels, if a press there meets it. */
  at: [number, number] | null;
  hasFocus: boolean;
}

/** Looks for a target among what can be seen, and keeps the first in `window.engineTarget`. */
export function look({ role, name, flags, within, called }: SentTarget, scroll: boolean): Found {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], input[type=submit], summary',
    link: 'a[href]',
    textbox: 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea',
    // ARIA has no role for it.
    password: 'input[type=password]',
    searchbox: 'input[type=search]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    heading: 'h1, h2, h3, h4, h5, h6',
    group: 'fieldset, [role=group]',
    table: 'table, [role=grid]',
    combobox: 'select, [role=combobox]',
    dialog: 'dialog, [role=dialog]',
    // Not a role: whatever has a label.
    field: 'input, select, textarea',
  };
  const words = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const style = getComputedStyle(node);
    if (style.display === 'none' || style.visibility === 'hidden') return '';
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (own !== null) return own;
    const inner = [...node.childNodes].map(words).join('');
    return style.display.startsWith('inline') && style.display !== 'inline-block' ? inner : ` ${inner} `;
  };
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const legend = element.querySelector(':scope > legend, :scope > caption');
    const text =
      ids.length > 0
        ? ids.map((id) =>
            id === element.id
              ? (element.getAttribute('aria-label') ?? '')
              : words(document.getElementById(id) ?? document.createTextNode('')),
          )
        : [
            element.getAttribute('aria-label') ??
              (labels.length > 0 ? labels.map(words).join(' ') : legend ? words(legend) : words(element)),
          ];
    return text.join(' ').replaceAll(/\s+/g, ' ').trim();
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
  const fits = (text: string) => (flags === null ? text === name : new RegExp(name, flags).test(text));
  const found = [...document.querySelectorAll(within)]
    .filter((part) => called === null || nameOf(part) === called)
    .flatMap((part) => [...part.querySelectorAll(selectors[role] ?? `[role="${role}"], ${role}`)])
    .filter((element) => isShown(element) && fits(nameOf(element)));
  const first = found[0];
  Object.assign(window, { engineTarget: first });
  if (!first) return { count: 0, name: '', value: '', at: null, hasFocus: false };
  if (scroll) first.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = first.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const meets = hit !== null && (first.contains(hit) || (hit.closest('label')?.contains(first) ?? false));
  return {
    count: found.length,
    name: nameOf(first),
    value: first.matches('input, textarea') ? (first as HTMLInputElement).value : '',
    at: meets ? [x, y] : null,
    hasFocus: document.activeElement === first,
  };
}

/** React has taken over the page, and its style sheets are there. Before that, a press has only its native effect. */
export function isHydrated(): boolean {
  const first = document.querySelector('#root *');
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return (
    first !== null &&
    Object.keys(first).some((key) => key.startsWith('__reactProps')) &&
    sheets.every(({ sheet }) => sheet)
  );
}

/**
 * Whether nothing moves the parts of the page any more: axe remembers where each of them was, and would find one half covered by
 * another that a typeface has moved since. Asked twice at least.
 */
export function isAtRest(): boolean {
  const page = window as unknown as { heightBefore?: number };
  const height = document.documentElement.scrollHeight;
  const isSame = page.heightBefore === height;
  page.heightBefore = height;
  return isSame && document.readyState === 'complete' && document.fonts.status === 'loaded';
}

/** Collects what is announced from now on, and what the page complains of. */
export function collect(): void {
  const page = window as unknown as { said?: string[]; wrong: string[] };
  if (page.said) return;
  const said: string[] = [];
  Object.assign(window, { said, wrong: [] });
  window.addEventListener('error', ({ message }) => page.wrong.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => page.wrong.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    page.wrong.push(`blocked: ${violatedDirective} ${blockedURI}`);
  });
  const isLive = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement)?.closest(
      '[aria-live], [role=status], [role=alert], [role=log], [data-live-announcer]',
    );
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'characterData' && isLive(target)) said.push(target.textContent ?? '');
      for (const node of addedNodes)
        if (isLive(node) || isLive(target)) said.push((node.textContent ?? '').trim());
    }
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
}

/** Whether words were announced, or belong to what the focus was moved to, which screen readers read. */
export function isHeard(words: string): boolean {
  const { said } = window as unknown as { said: string[] };
  if (said.some((one) => one.includes(words))) return true;
  const focused = document.activeElement;
  if (!focused || focused.matches('body, main')) return false;
  const read = focused.closest('[role=alertdialog]') ?? focused;
  return `${read.getAttribute('aria-label') ?? ''} ${read.textContent}`.includes(words);
}
