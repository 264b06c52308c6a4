import { createRoot } from 'react-dom/client';
import { CookieConsent } from '../pages/site/cookies/CookieConsent.tsx';

/** Opened for the first time; from then on it hears by itself when it is asked for. */
export function openCookieSettings(page: Document): void {
  const place = page.createElement('div');
  page.body.append(place);
  createRoot(place).render(<CookieConsent affiliate={null} isCalled />);
}
