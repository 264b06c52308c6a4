import { isPlainLink } from '../../../../content/faq/typed-answer.ts';
import { siteLinks } from '../../../../content/landing/site/site-links.ts';
import { questionRoutes } from '../../../../funnel/routes/funnel-routes.ts';
import { readPath } from '../../../../funnel/routes/read-path.ts';
import { knownCampaigns } from '../../../made-campaigns.ts';

/**
 * Those of these links that lead to no page of this shop, or to no place on it, in one of the campaigns. The shop itself
 * is asked, which knows what is published, its files and what moved. Other sites are not asked.
 */
export async function deadLinks(links: readonly string[], campaigns: readonly string[]): Promise<string[]> {
  const prefixes = campaigns.length === 0 ? [''] : campaigns;
  const found = links.map(async (link) => {
    const addresses = link.startsWith('/')
      ? prefixes.map((prefix) => (prefix === '' ? link : `/${prefix}${link}`))
      : [link];
    const alive = await Promise.all(addresses.map(isAlive));
    return alive.every(Boolean) ? [] : [link];
  });
  return (await Promise.all(found)).flat();
}

/** Also where the shop cannot be asked. A mere '#place' depends on the page that shows it. */
async function isAlive(link: string): Promise<boolean> {
  const url = URL.parse(link, location.origin);
  if (url?.host !== location.host || link.startsWith('#') || !isPlainLink(link)) return true;
  const place = url.hash.slice(1);
  try {
    const answer = await fetch(url.pathname);
    if (answer.status === 404) return false;
    if (place === '' || !answer.ok) return true;
    const { face, route } = readPath(url.pathname + url.hash, knownCampaigns());
    // The texts of the regulations come after the page.
    if (route === siteLinks.regulations) return true;
    // In a conversation the fragment is a question.
    if (face !== 'pages') return questionRoutes.has(route);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.getElementById(decodeURIComponent(place)) !== null;
  } catch {
    return true;
  }
}
