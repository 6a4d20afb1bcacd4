import { initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';

/** The browser's settings of a Firebase project. Neither is a secret. */
export type FirebaseSettings = NonNullable<PageSettings['firebase']>;

/** Returns the page's one connection to its Firebase project. */
export function openFirebaseApp(settings: FirebaseSettings): FirebaseApp {
  // Each error would be a warning in the console. Our adapters turn them into texts.
  setLogLevel('silent');
  return initializeApp(settings);
}
