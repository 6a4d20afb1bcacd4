import './theme/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { PageRouter } from './app/PageRouter';
import { readPageSettings } from './app/pageSettings';
import { createPorts } from './app/ports';
import { isChunkLoadError } from './ports/chunkLoadError';

const root = document.getElementById('root')!;
const ports = createPorts(readPageSettings(document));
const app = (
  <PageRouter>
    <App ports={ports} />
  </PageRouter>
);

const options = {
  onCaughtError(error: unknown) {
    // Code that is gone after an update is no fault of the code: the page says what to do.
    if (!isChunkLoadError(error)) console.error(error);
  },
  // React draws the page once more without what failed, here the heading alone, before it gives the error to the page.
  onRecoverableError: (error: unknown) => options.onCaughtError((error as Error).cause ?? error),
};

// The first page comes with its markup; the others are drawn here.
if (root.firstElementChild) hydrateRoot(root, app, options);
else createRoot(root, options).render(app);
