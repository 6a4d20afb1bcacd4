import { emailKey } from '@/shared/domain/users/user';

/** The origin of a request, as far as identity needs to know. */
export interface Caller {
  /** Groups the requests of one household or institution, for the limits; never logged. */
  client: string;
  /** The wider network, which one person may have rented as a whole; the same as `client` where there is none. */
  network: string;
  /** True if all requests seem to come from this client, because of a proxy that the settings do not name. */
  shared: boolean;
  /** The device's cookie, which names those who logged in on it; see `knownDevices.ts`. */
  deviceCookie: string | undefined;
  /** A description of the device; see `deviceWords.ts`. */
  device: string;
  /** The address at which the caller reaches the product, for links in mails. */
  baseUrl: string;
}

/** The queue in which a password is hashed: one per address where all share one client. */
export const turnOf = ({ client, shared }: Caller, email: string) =>
  shared ? `${client} ${emailKey(email)}` : client;
