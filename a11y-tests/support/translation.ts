import { expect, type Page } from '@playwright/test';

/** A text that the page no longer shows, in whose place the translation stands. */
interface Replaced {
  text: Text;
  font: Element;
  /** What it said when it was translated. */
  said: string;
}

/**
 * Runs in a page: does to it what Chrome's translation does, also to what is added or changed later. Each text is taken off
 * the page, and two `font` elements with the translation are put in its place.
 * @param words what becomes of a text; any other is put there as it is.
 */
export function translateInPage(words: Record<string, string> = {}): void {
  const replaced: Replaced[] = [];
  Object.assign(window, { replaced });
  const left = '[translate=no], .notranslate, script, style, noscript, textarea, code, svg, head';
  const font = () => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.dir = 'auto';
    return element;
  };
  const translate = (text: Text) => {
    const said = text.data;
    if (said.trim() === '' || !text.parentElement) return;
    if (text.parentElement.closest(left) || text.parentElement.matches('font')) return;
    const [outer, inner] = [font(), font()];
    const word = said.trim();
    inner.textContent = said.replace(word, () => words[word] ?? word);
    outer.append(inner);
    text.replaceWith(outer);
    replaced.push({ text, font: outer, said });
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.lang = 'it';
  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateAll(target);
      else addedNodes.forEach(translateAll);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Runs in a page: what still stands on it in the place of a text that says something else by now. */
export function staleInPage(): string[] {
  const { replaced } = window as unknown as { replaced: Replaced[] };
  return replaced
    .filter(({ text, font, said }) => font.isConnected && text.data !== said)
    .map(({ text, said }) => `“${said}” stands where it should say “${text.data}”`);
}

/** Has a page translated, from now on. @param words what becomes of a text; any other stays as it is. */
export const translate = (page: Page, words: Record<string, string> = {}): Promise<void> =>
  page.evaluate(translateInPage, words);

/** What was translated on a page so far. */
export const translated = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { replaced: Replaced[] }).replaced.map(({ said }) => said));

/** What a translation must not do: the page has neither ended nor does it say what is no longer so. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  expect(await page.evaluate(staleInPage)).toEqual([]);
}
