import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

/** Once everything in it is there, and in one piece: nothing is streamed, so nothing waits for a script to be shown. */
export async function renderHtml(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
