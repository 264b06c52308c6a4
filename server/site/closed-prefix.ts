import { campaigns } from '../../src/funnel/campaigns.ts';

/** Longest first: 'b/timblack' before 'b'. */
const prefixes = campaigns
  .flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]))
  .sort((one, other) => other.length - one.length);

/** The closed campaign of a path, or null. */
export function closedPrefix(path: string, closed: ReadonlySet<string>): string | null {
  const prefix = prefixes.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  return prefix !== undefined && closed.has(prefix) ? prefix : null;
}
