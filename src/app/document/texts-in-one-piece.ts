import { inOnePiece } from '../../ui/text/in-one-piece.ts';

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
