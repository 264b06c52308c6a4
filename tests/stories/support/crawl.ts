import { fileCampaigns } from '../../../src/funnel/campaigns.ts';

export interface Crawled {
  /** What is named and not there: 'page → address'. */
  broken: string[];
  /** Links from a campaign's page to the same place without the campaign. */
  escaped: string[];
  /** What the sitemap names twice, and what is kept from search engines or stands under another address. */
  unlisted: string[];
  pages: number;
}

/** Every address that the sitemap names. */
async function publicPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
}

interface Answer {
  status: number;
  links: readonly string[];
  /** The address that it gives itself; null where search engines do not find it under the one that was asked. */
  canonical: string | null;
  /** The places in it; null where a script puts them there. */
  anchors: ReadonlySet<string> | null;
}

/** Follows every internal link and file from every public page of every campaign, hidden campaigns too. */
export async function crawl(origin: string): Promise<Crawled> {
  const known = new Map<string, Promise<Answer>>();
  const ask = (path: string): Promise<Answer> => {
    const asked = known.get(path) ?? read(`${origin}${path}`);
    known.set(path, asked);
    return asked;
  };
  const listed = (await publicPages(origin)).map((address) => address.slice(origin.length));
  const homes = fileCampaigns.all.map(({ prefix }) => (prefix === '' ? '/' : `/${prefix}/`));
  const twice = listed.filter((page, index) => listed.indexOf(page) !== index);
  const found: Crawled = { broken: [], escaped: [], unlisted: twice, pages: 0 };
  for (const page of new Set([...listed, ...homes])) {
    found.pages += 1;
    const { links, canonical } = await ask(page);
    if (listed.includes(page) && canonical !== `${origin}${page}`) found.unlisted.push(page);
    for (const link of links) {
      const { pathname, hash, search } = new URL(link, `${origin}${page}`);
      // A step of an order is one page: who asks with which plan changes nothing of it.
      const answer = await ask(pathname.includes('/checkout/') ? pathname : `${pathname}${search}`);
      const problem = problemOf(answer, decodeURIComponent(hash.slice(1)));
      if (problem !== null) found.broken.push(`${page} → ${link} (${problem})`);
      if (isEscape(page, pathname)) found.escaped.push(`${page} → ${link}`);
    }
  }
  return found;
}

function problemOf({ status, anchors }: Answer, anchor: string): string | null {
  if (status !== 200) return String(status);
  return anchor === '' || anchors === null || anchors.has(anchor) ? null : 'no such place';
}

const prefixOf = (path: string): string =>
  fileCampaigns.all
    .map(({ prefix }) => prefix)
    .filter((prefix) => prefix !== '' && path.startsWith(`/${prefix}/`))
    .sort((one, other) => other.length - one.length)[0] ?? '';

/**
 * An order that began in a campaign goes on in it, unless the visitor was just asked which campaign is theirs, or is
 * no person: companies have a campaign of their own.
 */
const isEscape = (page: string, target: string): boolean =>
  /\/(checkout|chat|consultar-cobertura|receber-ligacao)\//.test(target) &&
  prefixOf(page) !== prefixOf(target) &&
  prefixOf(target) !== 'empresas' &&
  !page.startsWith('/ofertas/') &&
  !page.endsWith('/selecao-plano-movel/');

async function read(address: string): Promise<Answer> {
  const response = await fetch(address);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  const text = isPage ? await response.text() : '';
  if (!isPage) await response.body?.cancel();
  const html = text.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const links = Array.from(html.matchAll(/\s(?:href|src)="(\/[^"]*|#[^"]*)"/g), ([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  const isDocument = /<html[^>]* data-islands=/.test(text);
  const anchors = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id);
  const isFound = !response.redirected && !response.headers.has('x-robots-tag');
  return {
    status: response.status,
    canonical: (isFound && /<link rel="canonical" href="([^"]+)"\/>/.exec(html)?.[1]) || null,
    links: [...new Set(links)],
    anchors: isDocument ? new Set(anchors) : null,
  };
}
