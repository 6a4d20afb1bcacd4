import { getFirestore, type Firestore } from 'firebase/firestore/lite';
import { openFirebaseApp, type FirebaseSettings } from './app';

/** The project's database: the same at every call. It acts for the person who is logged in, so the identity is opened first. */
export function openDatabase(settings: FirebaseSettings): Firestore {
  return getFirestore(openFirebaseApp(settings));
}
