import { createFirestore, type Firestore } from './firestore';
import { createGoogleTokens, type ReadToken } from './googleTokens';

/** The project at Google that keeps the accounts. */
export interface FirebaseProject {
  readToken: ReadToken;
  /** Its documents, read with the token of the person whom they are about. */
  firestore: Pick<Firestore, 'get'>;
}

/** A project by its id. */
export const openFirebaseProject = (projectId: string): FirebaseProject => ({
  readToken: createGoogleTokens(projectId),
  firestore: createFirestore(projectId),
});
