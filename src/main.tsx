import './theme/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { readPageSettings } from './app/pageSettings';
import { createServices } from './app/services';

const root = document.getElementById('root')!;
const services = createServices(readPageSettings(document));
const app = (
  <BrowserRouter>
    <App services={services} />
  </BrowserRouter>
);

// The first page comes with its markup; the others are drawn here.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
