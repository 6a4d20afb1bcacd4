import { isIPv6 } from 'node:net';

/** The network that an IPv6 address lies in, such as `2001:db8:1:0::/48`. */
function networkOf(ip: string, bits: 48 | 56): string {
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  const parts = [...first, ...zeros, ...last].slice(0, 4).map((part) => Number.parseInt(part, 16));
  parts[3] = bits === 48 ? 0 : parts[3]! & 0xff00;
  return `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`;
}

/**
 * The client behind an IP address. One household has one IPv4 address, or a /56 network of IPv6: that is what
 * providers assign, and a /64 is one of 256 in it. A rented machine or a tunnel may have a /48.
 */
export function clientOf(ip: string): { client: string; network: string } {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return { client: mapped ?? ip, network: mapped ?? ip };
  return { client: networkOf(ip, 56), network: networkOf(ip, 48) };
}
