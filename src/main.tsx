import './theme/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/shell/App';
import { PageRouter } from './app/routing/PageRouter';
import { readPageSettings } from './app/wiring/pageSettings';
import { createPorts } from './app/wiring/ports';
import { readDrawnPage } from './app/routing/readPage';
import { isChunkLoadError } from './ports/chunkLoadError';

const root = document.getElementById('root')!;
const ports = createPorts(readPageSettings(document), document);

const options = {
  onCaughtError(error: unknown) {
    // Code that is gone after an update is no fault of the code: the page says what to do.
    if (!isChunkLoadError(error)) console.error(error);
  },
  // React draws the page once more without what failed, here the heading alone, before it gives the error to the page.
  onRecoverableError: (error: unknown) => options.onCaughtError((error as Error).cause ?? error),
};

/** Takes the markup over, or draws where there is none. @param isWhole whether the page's content and code are there. */
function begin(isWhole: boolean): void {
  const app = (
    <PageRouter>
      <App ports={ports} isWhole={isWhole} />
    </PageRouter>
  );
  if (root.firstElementChild && document.documentElement.dataset['drawn'] !== 'elsewhere')
    hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}

const take = () => begin(true);
// A page stays as it came until its code is there, and what it was drawn from is read.
if (ports.drawnFor !== undefined) readDrawnPage(window.location, ports).then(take, take);
else begin(false);
