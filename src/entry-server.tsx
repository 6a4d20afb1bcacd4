import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createMemoryPorts } from './adapters/memory/ports';
import { App } from './app/App';
import { content } from './app/content';

/**
 * The first page's markup as a visitor sees it, made once when the product is built. The server puts the operator's name for
 * the product in its place.
 */
export async function renderHome(): Promise<string> {
  const ports = createMemoryPorts({ content, settings: { productName: 'PRODUCT_NAME_PLACEHOLDER' } });
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location="/">
      <App ports={ports} />
    </StaticRouter>,
    {
      // Parts above a certain size would be put in place by a script; all of this page stands where it belongs.
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
