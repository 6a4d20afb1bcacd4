import { screenAt } from '@/shared/domain/screens/screens';

/** The attribute of a link that does not work at the moment; the style sheet underlines it with dots. */
const mark = 'data-dead';

/** The links to mark. */
interface DeadLinks {
  /** The paths of our pages and files that work. */
  opens: ReadonlySet<string>;
  /** True where links to other sites do not work either. */
  others: boolean;
  /** The description for screen readers. */
  words: string;
}

function isDead(link: HTMLAnchorElement, { opens, others }: DeadLinks): boolean {
  const { protocol, origin, pathname, search, hash } = new URL(link.href, window.location.href);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (origin !== window.location.origin) return others;
  const { location } = window;
  if (hash && pathname === location.pathname && search === location.search) return false;
  return !opens.has(screenAt(pathname).path ?? pathname);
}

/** Leaves the page's own descriptions alone. */
const clear = (link: Element) => {
  if (!link.hasAttribute(mark)) return;
  link.removeAttribute(mark);
  link.removeAttribute('aria-description');
};

/**
 * Marks the links that do not work without a connection, also those that are added later. Nothing moves: the mark takes
 * no space.
 * @returns a function that removes all marks.
 */
export function markDeadLinks(dead: DeadLinks): () => void {
  const look = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (!isDead(link, dead)) clear(link);
      else if (!link.hasAttribute(mark) && !link.hasAttribute('aria-description')) {
        link.setAttribute(mark, '');
        link.setAttribute('aria-description', dead.words);
      }
    }
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] });
  return () => {
    changes.disconnect();
    for (const link of document.querySelectorAll(`a[${mark}]`)) clear(link);
  };
}
