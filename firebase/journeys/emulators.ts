/** Where the emulators are. */
export const hosts = {
  auth: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
  firestore: process.env.FIRESTORE_EMULATOR_HOST ?? '',
};
export const project = process.env.HOSTED_PROJECT ?? '';
