import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createMemoryPorts } from './adapters/memory/ports';
import { App } from './app/shell/App';
import { content } from './app/wiring/content';
import { createDrawingPorts, type Drawing } from './app/wiring/drawingPorts';
import { pages } from './app/routing/pages';
import { PageShell } from './app/shell/pageShell';
import { readPage } from './app/routing/readPage';
import { descriptions } from '@/shared/domain/screens/descriptions';
import { screenAt, screenById, type Access } from '@/shared/domain/screens/screens';
import type { Ports } from './ports/ports';

/** The parts of one screen's HTML. The server inserts the operator's name for the product. */
export interface BuiltPage {
  /** The window's title. */
  title: string;
  /** The purpose of the page. */
  description: string;
  /** The users who may open it. */
  access: Access;
  /** The markup as a visitor first sees it: the whole home page, and the shell with the heading of any other. */
  markup: string;
}

const productName = 'PRODUCT_NAME_PLACEHOLDER';

/** The screens that have HTML of their own. */
export const builtScreens = Object.keys(descriptions) as (keyof typeof descriptions)[];

/** Renders one screen. @throws Error where the markup has no place for the page's heading. */
export async function renderScreen(id: (typeof builtScreens)[number]): Promise<BuiltPage> {
  const screen = { ...screenById(id), id };
  const ports = createMemoryPorts({ content, settings: { productName } });
  const page = {
    title: `${screen.title} - ${productName}`,
    description: descriptions[id],
    access: screen.access,
    markup: await renderApp(screen.path ?? '/not-found', ports, false),
  };
  if (id === 'home') return page;
  const [before, after, ...more] = page.markup.split('>Loading the page...<');
  if (after === undefined || more.length > 0) throw new Error(`The page ${id} has no place for its heading`);
  const shell = renderToStaticMarkup(<PageShell screen={screen} />);
  return { ...page, markup: `${before}>${shell}<${after}` };
}

/** Loads the code of all pages, so that nobody waits for it. */
export async function loadPages(): Promise<void> {
  await Promise.all(Object.values(pages).flatMap((page) => ('preload' in page ? [page.preload()] : [])));
}

/**
 * Draws a page with its content, as one person sees it at one moment.
 * @param address what stands behind the host: path and query.
 * @returns the markup.
 * @throws whatever kept the content from being read or drawn: then the page comes as a shell.
 */
export async function drawPage(address: string, drawing: Drawing): Promise<string> {
  const ports = createDrawingPorts(drawing);
  const { pathname, search } = new URL(address, 'http://page');
  await readPage(screenAt(pathname).id, search, ports);
  return renderApp(address, ports, true);
}

/** @throws the first error of any part of the page. */
async function renderApp(address: string, ports: Ports, isWhole: boolean): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={address}>
      <App ports={ports} isWhole={isWhole} />
    </StaticRouter>,
    {
      // Parts above a certain size would be put in place by a script; all of a page stands where it belongs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Thrown here, it would end the process: it is nobody's to catch.
      onError: (error) => void failures.push(error),
    },
  );
  let markup = '';
  for await (const part of prelude) markup += String(part);
  if (failures.length > 0) throw failures[0];
  return markup;
}
