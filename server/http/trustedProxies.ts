import { BlockList, isIP, isIPv6 } from 'node:net';

/** The named groups of addresses that the setting accepts. */
const namedNetworks: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns a test whether an address is one of the proxies in the setting. */
export function proxyTest(trustProxy: string | null): (address: string) => boolean {
  const list = new BlockList();
  const parts = (trustProxy ?? '').split(',').map((part) => part.trim());
  for (const part of parts.flatMap((one) => namedNetworks[one] ?? [one])) {
    const [address = '', bits] = part.split('/');
    if (isIP(address) === 0) continue;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    // An IPv4 address as a socket for both families names it.
    const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}
