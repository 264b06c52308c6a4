import { CookieConsent } from '../pages/site/cookies/CookieConsent.tsx';

/** On pages of the application that are public documents. None of them is a partner's. */
export const CookieQuestion = () => <CookieConsent affiliate={null} />;
