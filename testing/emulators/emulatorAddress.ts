/** The addresses of the emulators: host and port. */
export interface EmulatorHosts {
  auth: string;
  firestore: string;
}

/**
 * The address of a request to Firebase in tests. So the product itself knows of no emulator, and the tests run the product's code.
 * @returns the address itself when it is not Firebase's.
 */
export function emulatorAddress(address: string, { auth, firestore }: EmulatorHosts): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, search } = new URL(address);
  if (hostname === 'firestore.googleapis.com') return `http://${firestore}${pathname}${search}`;
  if (/^(identitytoolkit|securetoken)\.googleapis\.com$/.test(hostname))
    return `http://${auth}/${hostname}${pathname}${search}`;
  return address;
}
