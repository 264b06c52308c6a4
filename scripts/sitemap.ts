import { redirectFor } from '../src/contract/redirects.ts';
import { unnamedOrigin } from '../src/contract/site-origin.ts';

interface Listed {
  path: string;
  status: number;
  noindex: boolean;
  canonical: string | null;
}

/** Every page that a search engine is to show: each once, under its own address, and none that leads on to another. */
export function sitemap(pages: readonly Listed[]): string {
  const standing = new Set(pages.map(({ path }) => path.replace(/\/$/, '')));
  const leadsOn = (path: string) =>
    redirectFor(path, new URLSearchParams(), (to) => standing.has(to)) !== null;
  const shown = pages.filter(
    ({ path, status, noindex, canonical }) =>
      status === 200 && !noindex && canonical === path && !leadsOn(path),
  );
  const entries = shown.map(({ path }) => `<url><loc>${unnamedOrigin}${encodeURI(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** A page that is not to be found says so itself, and has to be read for that. */
export const robots = [
  'User-agent: *',
  'Disallow: /api/',
  '',
  `Sitemap: ${unnamedOrigin}/sitemap.xml`,
  '',
].join('\n');
