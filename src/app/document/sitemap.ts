import type { PageEntry } from './page-entries.ts';

type Listed = Pick<PageEntry, 'path' | 'status' | 'noindex' | 'canonical'>;

/** Every page for search engines, once, by its canonical address. */
export function sitemap(pages: readonly Listed[], origin: string): string {
  const shown = pages.filter(
    ({ path, status, noindex, canonical }) => status === 200 && !noindex && canonical === path,
  );
  const entries = shown.map(({ path }) => `<url><loc>${origin}${encodeURI(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Pages that must not be listed say so in a meta tag, so crawlers must be allowed to read them. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
