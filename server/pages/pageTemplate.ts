import { pageSettingsElementId, type PageSettings } from '../../src/domain/screens/pageSettings';
import { escapeHtml } from '../../src/domain/text/escapeHtml';

/** The placeholder that the build leaves in the pages for the server to fill in. */
const noncePlaceholder = 'NONCE_PLACEHOLDER';
const productNamePlaceholder = 'PRODUCT_NAME_PLACEHOLDER';

/**
 * Where every device is shared: the login is kept with the tab from the first moment, one from before is forgotten, and the
 * browser is asked not to remember what is typed. The keys are those of `src/adapters/local/storageKeys.ts`.
 */
const libraryScript = `<script nonce="${noncePlaceholder}">
  try {
    sessionStorage.setItem('ageBetter.deviceUse', 'shared');
    localStorage.removeItem('user');
  } catch {}
  addEventListener('focusin', ({ target }) => {
    if ('autocomplete' in target) target.autocomplete = 'off';
  });
</script>`;

/** A built page, filled in but for the nonce. */
export interface PageTemplate {
  /** @returns the page, split where the nonce of an answer belongs. */
  split(settings: PageSettings): string[];
}

/** JSON that is safe inside a script element: nothing in it can close the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * Prepares a built page.
 * @param html the text of the file.
 * @throws Error when it has no element for the settings.
 */
export function createPageTemplate(html: string): PageTemplate {
  const element = new RegExp(`(<script\\b[^>]*\\bid="${pageSettingsElementId}"[^>]*>)[\\s\\S]*?(</script>)`);
  const match = element.exec(html);
  if (!match) throw new Error('The page has no element for the settings.');
  const start = match.index + match[1]!.length;
  const end = match.index + match[0].length - match[2]!.length;
  const head = html.slice(0, match.index);
  const opening = html.slice(match.index, start);
  const after = html.slice(end);
  return {
    split(settings) {
      // A function, because `$&` in a name would mean something in a replacement text.
      const name = () => escapeHtml(settings.productName);
      const partsOf = (text: string) =>
        text.split(noncePlaceholder).map((part) => part.replaceAll(productNamePlaceholder, name));
      const always = settings.sharedDevice?.always ? libraryScript : '';
      const [first, last] = [partsOf(head + always + opening), partsOf(after)];
      const middle = `${first.at(-1)}${jsonForScript(settings)}${last[0]}`;
      return [...first.slice(0, -1), middle, ...last.slice(1)];
    },
  };
}
