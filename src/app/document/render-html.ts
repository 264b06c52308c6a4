import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Waits for the whole page and renders it in one piece, so that no part needs a script to appear. */
export async function renderHtml(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
