import { pageSettingsElementId, type PageSettings } from '@/shared/domain/screens/pageSettings';
import { escapeHtml } from '@/shared/domain/text/escapeHtml';
import { inlineParts, type InlineSources, sourceOf, sourcesOf } from '../http/inlineSources';

/** The placeholder that the build leaves in the pages for the server to fill in. */
const productNamePlaceholder = 'PRODUCT_NAME_PLACEHOLDER';

/**
 * For installations where every device is shared: the login is kept with the tab from the start, an earlier one is forgotten, and the
 * browser is asked not to remember what is typed. The keys are those of `src/adapters/local/storageKeys.ts`.
 */
const libraryScript = `
  try {
    sessionStorage.setItem('ageBetter.deviceUse', 'shared');
    localStorage.removeItem('user');
  } catch {}
  addEventListener('focusin', ({ target }) => {
    if ('autocomplete' in target) target.autocomplete = 'off';
  });
`;

/** A page with its settings. */
export interface FilledPage {
  html: string;
  /** Its inline scripts and styles, for {@link pagePolicy}. */
  sources: InlineSources;
}

/** A built page, whose settings the server fills in. */
export interface PageTemplate {
  /** @returns the page with these settings: the same object for as long as they stay the same. */
  fill(settings: PageSettings): FilledPage;
}

/** JSON that is safe inside a script element: nothing in it can close the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * Prepares a built page. Its scripts and styles are allowed as they were built: nothing that is filled in can become one.
 * @param html the text of the file.
 * @throws Error when it has no element for the settings, or something would be filled into a script or a style.
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

  const parts = inlineParts(html);
  if ([...parts.scripts, ...parts.styles].some((part) => part.includes(productNamePlaceholder)))
    throw new Error('The name of the product stands in a script or a style of the page.');
  const sources = sourcesOf(parts);
  const librarySources = { ...sources, scripts: [...sources.scripts, sourceOf(libraryScript)] };

  const fill = (settings: PageSettings): FilledPage => {
    // A function, because `$&` in a name would mean something in a replacement text.
    const name = () => escapeHtml(settings.productName);
    const named = (text: string) => text.replaceAll(productNamePlaceholder, name);
    const always = settings.sharedDevice?.always === true;
    const library = always ? `<script>${libraryScript}</script>` : '';
    return {
      html: [named(head), library, opening, jsonForScript(settings), named(after)].join(''),
      sources: always ? librarySources : sources,
    };
  };
  let last: { key: string; page: FilledPage } | null = null;
  return {
    fill(settings) {
      const key = JSON.stringify(settings);
      if (last?.key !== key) last = { key, page: fill(settings) };
      return last.page;
    },
  };
}
