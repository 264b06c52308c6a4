import { helpMessage } from '../content/help-message.ts';
import { opensElsewhere } from '../ui/actions/opens-elsewhere.ts';
import type { PageHistory } from './page-history.ts';

/** The footer is outside the React root. Its links to pages of the application navigate without a page load. */
export function followFooterLinks(
  page: Document,
  { push }: PageHistory,
  isSameDocument: (path: string) => boolean,
) {
  page.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || opensElsewhere(event)) return;
    const link = event.target.closest<HTMLAnchorElement>('body > footer a[href^="/"]');
    if (link === null || !isSameDocument(link.pathname)) return;
    event.preventDefault();
    push(`${link.pathname}${link.search}${link.hash}`);
  });
}

/** Adds the order's protocol number to help messages. */
export function nameProtocol(page: Document, protocolNow: () => string | null): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-help]') : null;
      if (link === null) return;
      const message = new URL(link.href);
      message.search = `?text=${encodeURIComponent(helpMessage(protocolNow()))}`;
      link.href = message.href;
    },
    true,
  );
}

/** An order shows no cookie banner; the link in the footer opens the settings. */
export function openCookiesWhenAsked(page: Document): void {
  const asked = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[data-opens="cookies"]') === null) return;
    // A page with its own banner handles the click itself.
    if (page.querySelector('[data-cookies]') !== null) return;
    page.removeEventListener('click', asked);
    import('./open-cookie-settings.tsx').then(
      ({ openCookieSettings }) => openCookieSettings(page),
      // The next press tries again.
      () => page.addEventListener('click', asked),
    );
  };
  page.addEventListener('click', asked);
}
