import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { StoredAccount } from './accounts';
import { makeSecret } from './secrets';

/** The account fields that identify a device. */
type KnownAccount = Pick<StoredAccount, 'uid' | 'passwordHash'>;

/** Recognises devices with an earlier login by a cookie, which grants no access. */
export interface KnownDevices {
  /** The device of this account that a cookie names, or null. @param cookie as sent. */
  deviceOf(cookie: string | undefined, account: KnownAccount): string | null;
  /** The cookie with this account added to those that share the device. */
  remember(cookie: string | undefined, account: KnownAccount): string;
}

/** The maximum number of accounts per device; the least recent one is dropped first. */
const maxPeople = 4;

const shape = /^([\w-]+)\.([\w-]{22})\.([\w-]{43})$/;

/**
 * @param key the secret of the key file. What is signed here cannot be taken for a token, because a key of its own is
 * derived from it.
 */
export function createKnownDevices(key: Uint8Array): KnownDevices {
  const ownKey = Buffer.from(hkdfSync('sha256', key, '', 'age-better known devices', 32));
  // Includes the password, so that a new one revokes all devices: someone who knew the old one may have added many.
  const sign = ({ uid, passwordHash }: KnownAccount, device: string) =>
    createHmac('sha256', ownKey).update(`${uid}.${device}.${passwordHash}`).digest();
  const entriesOf = (cookie: string | undefined) =>
    (cookie ?? '').split('~', maxPeople).filter((entry) => shape.test(entry));

  function deviceOf(cookie: string | undefined, account: KnownAccount): string | null {
    for (const entry of entriesOf(cookie)) {
      const [, uid, device, signature] = shape.exec(entry)!;
      if (uid !== account.uid) continue;
      const sent = Buffer.from(signature!, 'base64url');
      const right = sign(account, device!);
      if (sent.length === right.length && timingSafeEqual(sent, right)) return device!;
    }
    return null;
  }

  return {
    deviceOf,
    remember(cookie, account) {
      const device = deviceOf(cookie, account) ?? makeSecret(16);
      const own = `${account.uid}.${device}.${sign(account, device).toString('base64url')}`;
      const others = entriesOf(cookie).filter((entry) => !entry.startsWith(`${account.uid}.`));
      return [own, ...others].slice(0, maxPeople).join('~');
    },
  };
}
