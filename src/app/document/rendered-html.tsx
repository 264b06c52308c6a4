import { renderToStaticMarkup } from 'react-dom/server';
import { Fold } from '../../pages/site/Fold.tsx';
import { inOnePiece } from '../../ui/text/in-one-piece.ts';

/*
 * Everything that takes React's rendered HTML apart. It relies on React's way to write tags and entities; the tests
 * render with the installed React.
 */

/** React puts the title before the markup when there is no head: it is split off, as plain text. */
export function splitTitle(rendered: string): { title: string; html: string } {
  const [element = '', markup = ''] = /^<title>(.*?)<\/title>/.exec(rendered) ?? [];
  return { title: unescaped(markup), html: rendered.slice(element.length) };
}

const unescaped = (markup: string): string =>
  markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const foldMarker = renderToStaticMarkup(<Fold />);

/** The first screen, and what follows it; `below` is null if the page has no fold. */
export function splitAtFold(html: string): { first: string; below: string | null } {
  const [first = '', ...rest] = html.split(foldMarker);
  return { first, below: rest.length > 0 ? rest.join('') : null };
}

/**
 * Adds non-breaking spaces to static text. Islands are left out: hydration would find a mismatch, and they do it in
 * their props.
 */
export function textsInOnePiece(html: string): string {
  let depth = 0;
  return html.replace(/<[^>]*>|[^<]+/g, (part) => {
    if (part.startsWith('<div')) depth += Number(depth > 0 || part.includes(' data-island="'));
    if (part === '</div>') depth = Math.max(depth - 1, 0);
    return depth > 0 || part.startsWith('<') ? part : inOnePiece(part);
  });
}
