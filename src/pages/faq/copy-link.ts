import { boxWords } from '../../content/faq/box.ts';

/** Copies a question's link; if that is forbidden, puts it into the address bar. */
export async function copyLink(link: HTMLAnchorElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    location.hash = link.hash;
    return false;
  }
  for (const other of document.querySelectorAll('a[data-copies]')) other.textContent = boxWords.copy;
  link.textContent = boxWords.copied;
  return true;
}
