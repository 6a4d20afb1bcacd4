import type { MouseEvent } from 'react';

/**
 * Returns the address inside the product that a click leads to, or null where the browser handles it: another button or
 * key, a download, a new tab, another site, a place on the same page. All links are plain `<a href>`, so they work
 * before the code has loaded, and only this module knows about routing.
 */
export function internalTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return linkTarget(event.target);
}

/** Returns the same for a link before it is pressed. @param target of an event: a link, or an element inside one. */
export function linkTarget(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !link.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin || url.pathname.startsWith('/api/')) return null;
  // A file, such as the leaflet: pages have no dot in their last segment.
  if (/\../.test(url.pathname.split('/').at(-1)!)) return null;
  const samePage = url.pathname === window.location.pathname && url.search === window.location.search;
  if (samePage && url.hash) return null;
  return url.pathname + url.search + url.hash;
}
