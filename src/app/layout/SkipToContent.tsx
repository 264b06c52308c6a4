import type { MouseEvent } from 'react';
import { siteWords } from '../../content/site.ts';
import { SkipLink } from '../../ui/actions/SkipLink.tsx';

export const contentId = 'conteudo';

/** A conversation is answered in one line, far down the page. While another screen stands in its place, there is none. */
function goToLine(event: MouseEvent) {
  const line = document.getElementById('composer');
  if (line === null) return;
  // The address names the question, which stays.
  event.preventDefault();
  line.focus();
}

export const SkipToContent = ({ toLine }: { toLine: boolean }) => (
  <SkipLink href={`#${contentId}`} onClick={toLine ? goToLine : undefined}>
    {toLine ? siteWords.skipToLine : siteWords.skip}
  </SkipLink>
);
