import { isExposed, isHtmlPage, isSeen, textNodes, type RuleAnswer } from './seen';

/** How many linked pages are enough to see what is repeated. */
const maxPages = 2;

const normal = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
/** A heading is the same only as another heading: it often has the words of a link that leads to it. */
const keyOf = (element: Element, text: string) =>
  `${element.closest('h1, h2, h3, h4, h5, h6, [role=heading]') ? 'heading' : 'text'}: ${normal(text)}`;
/** What stands in the middle of other pages, or at their end, is not what comes first on all of them. */
const textsOf = (root: Document) =>
  new Set(
    [...root.querySelectorAll('body *:not(script, style, noscript)')].flatMap((element) =>
      element.closest('main, [role=main], footer')
        ? []
        : [...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
            .map((node) => keyOf(element, node.textContent!)),
    ),
  );

/** Other pages of the site that the page links to. */
async function linkedTexts(): Promise<Set<string>[]> {
  const here = location.href.split('#')[0]!;
  const addresses = [...document.querySelectorAll('a[href]')]
    // A link in a picture has another kind of address.
    .filter((link) => link instanceof HTMLAnchorElement)
    .map(({ href }) => href.split('#')[0]!)
    .filter((href) => href !== here && href.startsWith(`${location.origin}/`))
    // Not what is downloaded, nor what a server answers to programs.
    .filter((href) => /^\/(?!api\/)(.*\/)?([^/.]*|[^/]*\.html)$/.test(new URL(href).pathname));
  const pages = await Promise.all(
    [...new Set(addresses)].slice(0, maxPages).map(async (address) => {
      const response = await fetch(address);
      const isPage = response.ok && /html/.test(response.headers.get('content-type') ?? '');
      return isPage ? textsOf(new DOMParser().parseFromString(await response.text(), 'text/html')) : null;
    }),
  );
  return pages.filter((texts) => texts !== null);
}

/** Where the page's own content starts, after what is the same on other pages; null where nothing repeated comes before. */
export interface Start {
  node: Text;
  /** This and all other texts after it that are only on this page. */
  own: Text[];
  /** The last repeated text before it. */
  after: Text;
}

/** Finds where what is only on this page starts, after what is repeated on others. */
export async function ownContent(): Promise<Start | null> {
  const others = await linkedTexts();
  const own: Text[] = [];
  let after: Text | null = null;
  for (const node of textNodes(document.body ?? document)) {
    const parent = node.parentElement!;
    if (!isSeen(parent)) continue;
    // Links among the repeated content, and what only this page leaves unlinked there, are part of it.
    const isNavigation = parent.closest('nav, [role=navigation], ol, ul, a, [role=link], button') !== null;
    const isRepeated = others.some((texts) => texts.has(keyOf(parent, node.data)));
    if (isRepeated || isNavigation) {
      if (isRepeated && own.length === 0) after = node;
    } else if (after) own.push(node);
  }
  return after && own[0] ? { node: own[0], own, after } : null;
}

const follows = (one: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

/** No heading by which to get past what is repeated. */
export function noHeading(start: Start | null): RuleAnswer {
  if (!isHtmlPage()) return { targets: 0, findings: [] };
  if (!start) return { targets: 1, findings: [] };
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].filter(
    (one) => isSeen(one) && isExposed(one) && !one.matches('[role=none], [role=presentation]'),
  );
  const found = headings.some((one) => one.contains(start.node) || follows(one, start.after));
  return {
    targets: 1,
    findings: found ? [] : ['no heading stands after what is repeated on other pages'],
  };
}

/** No landmark by which to get past what is repeated. */
export function noLandmark(start: Start | null): RuleAnswer {
  if (!isHtmlPage()) return { targets: 0, findings: [] };
  if (!start) return { targets: 1, findings: [] };
  const landmarks = [
    ...document.querySelectorAll(
      'main:not([role]), [role=main], [role=region][aria-label], section[aria-label]:not([role])',
    ),
  ];
  const found = landmarks.some((one) => isExposed(one) && follows(one, start.after));
  return {
    targets: 1,
    findings: found ? [] : ['no landmark starts after what is repeated on other pages'],
  };
}
