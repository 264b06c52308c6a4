import { withoutLastSlash } from './open-site.ts';

/**
 * The page of an address, or else the one that the build wrote for every address like it: '/demo/hi/:name' for any
 * last part, '/demo/*' for whatever else is asked for below. `written` is the address before it was decoded: there,
 * a part may have a slash in it.
 */
export function pageAt<Page>(
  pages: ReadonlyMap<string, Page>,
  path: string,
  written: string,
): Page | undefined {
  const plain = withoutLastSlash(written);
  return (
    pages.get(withoutLastSlash(path)) ??
    pages.get(plain.replace(/[^/]+$/, ':name')) ??
    pages.get(plain.replace(/^(\/[^/]+)\/.+$/, '$1/*'))
  );
}

/** The page that says 'not here', below the campaign that the address is of. */
export function missingPage<Page>(pages: ReadonlyMap<string, Page>, path: string): Page | undefined {
  for (let above = withoutLastSlash(path); ; above = above.replace(/\/[^/]*$/, '')) {
    const page = pages.get(`${above}/404`);
    if (page !== undefined || above === '') return page;
  }
}
