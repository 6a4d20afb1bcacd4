import { screenAt, type ScreenId } from '@/shared/domain/screens/screens';
import type { Ports } from '../../ports/ports';
import type { ReadAhead } from '../../ports/preparedQueries';
import { prepareQuery } from '../../ports/prepareQuery';
import { pages } from './pages';

/** The module of a page. */
interface PageCode {
  readAhead?: ReadAhead;
}

/** The module around pages on which people act in their own name. */
interface SessionScope {
  sessionPorts: (ports: Ports) => Ports;
}

/**
 * Fetches the code of a page and then its first content, so that it can be drawn at once.
 * @param search the query of its address.
 * @param isDrawn true where the server drew it and it is on the screen.
 * @param ports those of the whole product.
 * @throws ChunkLoadError where its code could not be fetched, and the error of reading its content.
 */
export async function readPage(id: ScreenId, search: string, ports: Ports, isDrawn = false): Promise<void> {
  const page = pages[id];
  if (!('preload' in page)) {
    await Promise.all([import('../../features/home/BelowTheFold'), ports.content.frontPage()]);
    return;
  }
  const loaded = await page.preload();
  const [code, scope] = (Array.isArray(loaded) ? loaded : [loaded]) as [PageCode, SessionScope?];
  const own = scope?.sessionPorts(ports) ?? ports;
  await code.readAhead?.(own, (open) => prepareQuery(open, own, isDrawn), new URLSearchParams(search));
}

/** Reads the page that the server drew; the home page's code has loaded. */
export async function readDrawnPage({ pathname, search }: Location, ports: Ports): Promise<void> {
  const { id } = screenAt(pathname);
  if (id !== 'home') await readPage(id, search, ports, true);
}
