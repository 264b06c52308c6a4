import dns from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's outside: own ones, loopback, link-local with the clouds' metadata, and the like. */
const own4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  own4.addSubnet(network, prefix, 'ipv4');
// All but what is global today; addresses that carry one of IPv4 are not. A list of its own: to Node.js each IPv4
// address is also one of IPv6.
const own6 = new BlockList();
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2002::', 16],
] as const)
  own6.addSubnet(network, prefix, 'ipv6');

const isOwn = (address: string): boolean =>
  isIP(address) === 6 ? own6.check(address, 'ipv6') : own4.check(address);

/**
 * Finds the address for a connection, which fails if it is an own one: a name may lead elsewhere than a moment before.
 */
export const publicLookup: LookupFunction = (host, options, done) =>
  dns.lookup(host, options, (error, found, family) => {
    const addresses = [found ?? []].flat().map((one) => (typeof one === 'string' ? one : one.address));
    const own = addresses.some(isOwn) ? Object.assign(new Error('own network'), { code: 'EOWN' }) : null;
    done(error ?? own, found, family);
  });

/** Whether every address of the host is public. Asked before each sending, because names move. */
export async function isPublic(url: string): Promise<boolean> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return !isOwn(host);
  const found = await lookup(host, { all: true }).catch(() => null);
  // Who has no address is not reached, which is told by the sending itself.
  return found === null || found.every(({ address }) => !isOwn(address));
}
