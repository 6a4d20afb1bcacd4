import { lazyWithPreload } from '../../ports/lazyWithPreload';

/**
 * The line above a list, with its space reserved from the start. Its code loads with the store of the lists that others
 * change (`app/wiring/ports.ts`), so that it is there before the list is, and is never loaded where nothing is shared.
 */
export const ListUpdates = lazyWithPreload(
  () => import('./UpdatesLine'),
  (code) => code.UpdatesLine,
);
