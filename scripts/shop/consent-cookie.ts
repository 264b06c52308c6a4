import { dayMs } from '../../src/brazil/durations.ts';
import { type Consent, consentCookie } from '../../src/pages/site/cookies/consent.ts';

export const consentCookieOf = (consent: Consent, now = Date.now()) => ({
  name: consentCookie,
  value: `${consent}.${now + 6 * dayMs}`,
});
