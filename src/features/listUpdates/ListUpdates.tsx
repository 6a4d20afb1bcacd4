import { lazyWithPreload } from '../../ports/lazyWithPreload';

/**
 * What stands above a list, with its room from the start. Its code comes with the store of the lists that others change
 * (`src/app/wiring/ports.ts`), so that it is there before the list is, and nowhere where nothing is shared.
 */
export const ListUpdates = lazyWithPreload(
  () => import('./UpdatesLine'),
  (code) => code.UpdatesLine,
);
