import { helpMessage } from '../content/help-message.ts';
import { opensElsewhere } from '../ui/actions/opens-elsewhere.ts';
import type { PageHistory } from './page-history.ts';

/** The footer is outside the React root. Its links to pages of the application navigate without a page load. */
export function followFooterLinks({ push }: PageHistory, isSameDocument: (path: string) => boolean) {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || opensElsewhere(event)) return;
    const link = event.target.closest<HTMLAnchorElement>('body > footer a[href^="/"]');
    if (link === null || !isSameDocument(link.pathname)) return;
    event.preventDefault();
    push(`${link.pathname}${link.search}${link.hash}`);
  });
}

/** Adds the order's protocol number to help messages. */
export function nameProtocol(protocolNow: () => string | null): void {
  document.addEventListener(
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
export function openCookiesWhenAsked(): void {
  const asked = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[data-opens="cookies"]') === null) return;
    // A page with its own banner handles the click itself.
    if (document.querySelector('[data-cookies]') !== null) return;
    document.removeEventListener('click', asked);
    import('./open-cookie-settings.tsx').then(
      ({ openCookieSettings }) => openCookieSettings(),
      // The next press tries again.
      () => document.addEventListener('click', asked),
    );
  };
  document.addEventListener('click', asked);
}
