import { fileCampaigns } from '../../src/funnel/campaigns.ts';

/** The closed campaign of a path, or null. */
export function closedPrefix(path: string, closed: ReadonlySet<string>): string | null {
  const under = [...fileCampaigns.all.map(({ prefix }) => prefix), ...closed].filter(
    (one) => one !== '' && (path === `/${one}` || path.startsWith(`/${one}/`)),
  );
  // The longest prefix: 'b/timblack' before 'b'.
  const [prefix] = under.sort((one, other) => other.length - one.length);
  return prefix !== undefined && closed.has(prefix) ? prefix : null;
}
