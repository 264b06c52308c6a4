import { createRoot } from 'react-dom/client';
import { CookieConsent } from '../pages/site/cookies/CookieConsent.tsx';

/** Renders the cookie settings when first opened; the component listens for later calls itself. */
export function openCookieSettings(page: Document): void {
  const place = page.createElement('div');
  page.body.append(place);
  createRoot(place).render(<CookieConsent affiliate={null} isCalled />);
}
