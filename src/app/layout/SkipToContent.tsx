import type { MouseEvent } from 'react';
import { composerId } from '../../answering/composer.ts';
import { siteWords } from '../../content/site.ts';
import { SkipLink } from '../../ui/actions/SkipLink.tsx';

export const contentId = 'conteudo';

/** In a conversation the skip link focuses the composer. Without a composer it works as usual. */
function goToLine(event: MouseEvent) {
  const line = document.getElementById(composerId);
  if (line === null) return;
  // The fragment in the address names the question and must stay.
  event.preventDefault();
  line.focus();
}

export const SkipToContent = ({ toLine }: { toLine: boolean }) => (
  <SkipLink href={`#${contentId}`} onClick={toLine ? goToLine : undefined}>
    {toLine ? siteWords.skipToLine : siteWords.skip}
  </SkipLink>
);
