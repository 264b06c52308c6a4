import { withoutLastSlash } from './open-site.ts';

/**
 * The page of a path, or its pattern page: '/demo/hi/:name' for one segment, '/demo/*' for any rest. `written` is the
 * undecoded path, because a segment may contain an encoded slash.
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

/** The 404 page of the path's campaign. */
export function missingPage<Page>(pages: ReadonlyMap<string, Page>, path: string): Page | undefined {
  for (let above = withoutLastSlash(path); ; above = above.replace(/\/[^/]*$/, '')) {
    const page = pages.get(`${above}/404`);
    if (page !== undefined || above === '') return page;
  }
}
