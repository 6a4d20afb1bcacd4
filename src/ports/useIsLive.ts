import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page's code runs. It is false while the server draws a page and while the browser takes that over, so it is for what
 * has no markup there: what only code can do, and code that comes after the first view.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
