import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns true where the page's code runs. It is false while the server draws a page and during hydration, so it guards
 * content without markup there: functions that need code, and code that loads after the first view.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
