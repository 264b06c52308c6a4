import { createRoot } from 'react-dom/client';
import { CookieConsent } from '../pages/site/cookies/CookieConsent.tsx';

/** Renders the cookie settings when first opened; the component listens for later calls itself. */
export function openCookieSettings(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<CookieConsent affiliate={null} isCalled />);
}
