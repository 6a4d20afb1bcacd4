import { initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';

/** What a browser needs to know of a Firebase project. Neither part is a secret. */
export type FirebaseSettings = NonNullable<PageSettings['firebase']>;

/** The one connection of this page to its Firebase project: the same at every call. */
export function openFirebaseApp(settings: FirebaseSettings): FirebaseApp {
  // Each error would be a warning in the console. Our adapters turn them into texts.
  setLogLevel('silent');
  return initializeApp(settings);
}
