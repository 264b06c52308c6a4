import { isIPv6 } from 'node:net';

/**
 * The rate-limit key of an address. An IPv6 subscriber controls a whole /64, so a limit per address would have no
 * effect.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, embedded] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (embedded !== undefined) return embedded;
  const [before = '', after] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: gap }, () => '0'), ...tail].slice(0, 4).join(':');
}

/**
 * The widest network that one subscriber may control: of IPv6 a /48, which has 65,536 networks of /64. Takes what
 * `networkOf` returns. An IPv4 address stays.
 */
export const wideNetworkOf = (network: string): string => network.split(':').slice(0, 3).join(':');

const groupsOf = (text: string): string[] =>
  text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
