import { helpMessage } from '../content/help-message.ts';
import { opensElsewhere } from '../ui/actions/opens-elsewhere.ts';
import type { PageHistory } from './page-history.ts';

/** The footer of a page is no part of the application; what it links to within it is shown without leaving it. */
export function followFooterLinks(page: Document, { push }: PageHistory, isHere: (path: string) => boolean) {
  page.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || opensElsewhere(event)) return;
    const link = event.target.closest<HTMLAnchorElement>('body > footer a[href^="/"]');
    if (link === null || !isHere(link.pathname)) return;
    event.preventDefault();
    push(`${link.pathname}${link.search}${link.hash}`);
  });
}

/** Whoever writes for help in the middle of an order is found by its protocol. */
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

/** An order is not interrupted by a question about cookies; its footer opens it all the same. */
export function openCookiesWhenAsked(page: Document): void {
  const asked = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[data-opens="cookies"]') === null) return;
    // Where the page itself asks, it opens it too.
    if (page.querySelector('[data-cookies]') !== null) return;
    page.removeEventListener('click', asked);
    import('./cookie-settings.tsx').then(
      ({ openCookieSettings }) => openCookieSettings(page),
      // A line that is down may be up at the next press.
      () => page.addEventListener('click', asked),
    );
  };
  page.addEventListener('click', asked);
}
