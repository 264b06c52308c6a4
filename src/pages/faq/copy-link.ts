import { faqWords } from '../../content/faq/faq-words.ts';

/** Copies a question's link; if that is forbidden, puts it into the address bar. */
export async function copyLink(link: HTMLAnchorElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    location.hash = link.hash;
    return false;
  }
  for (const other of document.querySelectorAll('a[data-copies]')) other.textContent = faqWords.copy;
  link.textContent = faqWords.copied;
  return true;
}
