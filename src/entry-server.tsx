import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createMemoryPorts } from './adapters/memory/ports';
import { App } from './app/App';
import { content } from './app/content';
import { PageShell } from './app/pageShell';
import { descriptions } from './domain/screens/descriptions';
import { screenById, type Access } from './domain/screens/screens';

/** What the build writes into the HTML of one screen. The server puts the operator's name for the product in its place. */
export interface BuiltPage {
  /** The window's title. */
  title: string;
  /** What the page is for. */
  description: string;
  /** Who may open it. */
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
  const page = {
    title: `${screen.title} - ${productName}`,
    description: descriptions[id],
    access: screen.access,
    markup: await renderApp(screen.path ?? '/not-found'),
  };
  if (id === 'home') return page;
  const [before, after, ...more] = page.markup.split('>Loading the page...<');
  if (after === undefined || more.length > 0) throw new Error(`The page ${id} has no place for its heading`);
  const shell = renderToStaticMarkup(<PageShell screen={screen} />);
  return { ...page, markup: `${before}>${shell}<${after}` };
}

async function renderApp(path: string): Promise<string> {
  const ports = createMemoryPorts({ content, settings: { productName } });
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App ports={ports} />
    </StaticRouter>,
    {
      // Parts above a certain size would be put in place by a script; all of a page stands where it belongs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  let markup = '';
  for await (const part of prelude) markup += String(part);
  return markup;
}
