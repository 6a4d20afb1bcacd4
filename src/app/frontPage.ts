// One file for both, so that the first page fetches them together.
export { homeResources } from '../seeds/homeResources';
export { news } from '../seeds/news';
