import { emailKey } from '../../src/domain/users/user';

/** Where a request comes from, as far as identity needs to know. */
export interface Caller {
  /** Groups the requests of one household or institution, for the limits; never logged. */
  client: string;
  /** The wider network that somebody may have rented as a whole; the same as `client` where there is none. */
  network: string;
  /** Whether everybody comes from this client, because a proxy stands in front that the settings do not name. */
  shared: boolean;
  /** What the device keeps of those who logged in on it; see `knownDevices.ts`. */
  deviceCookie: string | undefined;
  /** The address at which the caller reaches the product, for links in mails. */
  baseUrl: string;
}

/** Whose turn it is to have a password hashed: where all share one client, each address has its own. */
export const turnOf = ({ client, shared }: Caller, email: string) =>
  shared ? `${client} ${emailKey(email)}` : client;
