import { decideAccess } from '@/shared/domain/auth/session';
import { screenAt, type ScreenId } from '@/shared/domain/screens/screens';
import type { Ports } from '../../ports/ports';
import { linkTarget } from '../session/followLinks';
import { readyPages } from './pages';
import { readPage } from './readPage';

/** The time that a pointer rests on a link before a likely press, in milliseconds. */
const restsFor = 65;

/** The delay before the help page is fetched, in milliseconds: after everything that the person may be waiting for. */
const helpAhead = 8000;

/** More requests at once would slow each other down. */
const maxInFlight = 2;

/** The browser's data about the connection; not all browsers have it. */
interface Connection {
  saveData?: boolean;
}

const savesData = () => (navigator as { connection?: Connection }).connection?.saveData === true;

/**
 * Fetches the page of a link, with its first content, on a pointer press, on focus or when the pointer rests on it. The
 * actual press repeats a failed fetch, and reports its error.
 */
export function prefetchOnIntent(ports: Ports): void {
  import('../notices/siteNotices')
    .then((code) => code.startSiteNotices)
    .then(
      (start) => start(ports),
      () => undefined,
    );
  // The help numbers must be available offline.
  ports.clock.after(helpAhead, () => void fetchPage('help', '', ports).catch(() => undefined));

  const inFlight = new Set<ScreenId>();
  let leave = () => {};
  let under: Element | null = null;

  const prefetch = (target: EventTarget | null) => {
    const address = linkTarget(target);
    if (address === null || savesData()) return;
    const { pathname, search } = new URL(address, window.location.href);
    const screen = screenAt(pathname);
    if (screen.id === screenAt(window.location.pathname).id) return;
    const decision = decideAccess(screen.access, ports.currentUser.get());
    if (decision === 'needs-login') void fetchLogin(ports).catch(() => undefined);
    if (decision !== 'allowed' || inFlight.has(screen.id) || inFlight.size >= maxInFlight) return;
    inFlight.add(screen.id);
    void fetchPage(screen.id, search, ports)
      .catch(() => undefined)
      .then(() => inFlight.delete(screen.id));
  };

  const onRest = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === under) return;
    under = link;
    leave();
    if (link) leave = ports.clock.after(restsFor, () => prefetch(link));
  };
  const onPress = ({ target }: Event) => prefetch(target);

  const options = { passive: true };
  document.addEventListener('pointerdown', onPress, options);
  document.addEventListener('focusin', onPress, options);
  document.addEventListener('mouseover', onRest, options);
}

/** Fetches the code of the login dialog, which comes next after a link to a page with a login. */
const fetchLogin = (ports: Ports) =>
  Promise.all([import('../../features/auth/AuthDialog'), ports.identity()]);

/** Fetches a page with its content. */
async function fetchPage(id: ScreenId, search: string, ports: Ports): Promise<void> {
  await readPage(id, search, ports);
  readyPages.add(id);
  // For measurements and tests of navigation: from here on it takes one frame.
  performance.mark(`prefetched ${id}`);
}
