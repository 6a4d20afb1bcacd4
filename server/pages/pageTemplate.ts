import { pageSettingsElementId, type PageSettings } from '../../src/domain/pageSettings';
import { escapeHtml } from '../../src/domain/escapeHtml';

/** What the build leaves in the pages for the server to fill in. */
const noncePlaceholder = 'NONCE_PLACEHOLDER';
const productNamePlaceholder = 'PRODUCT_NAME_PLACEHOLDER';

/** A built page that is filled in for each request. */
export interface PageTemplate {
  render(values: { nonce: string; settings: PageSettings }): string;
}

/** JSON that may stand inside a script element: nothing in it can end the element. */
function jsonForScript(value: unknown): string {
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
  const before = html.slice(0, start);
  const after = html.slice(end);
  return {
    render({ nonce, settings }) {
      // A function, because `$&` in a name would mean something in a replacement text.
      const name = () => escapeHtml(settings.productName);
      const fillIn = (part: string) =>
        part.replaceAll(noncePlaceholder, nonce).replaceAll(productNamePlaceholder, name);
      return fillIn(before) + jsonForScript(settings) + fillIn(after);
    },
  };
}
