import { type Consent, consentAsCookie } from './consent.ts';

/** What this device keeps of it has changed. */
export const consentKept = 'consentkept';

/** Writes the choice down on this device. */
export function keepConsent(consent: Consent, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store only exists on secure pages, and answers later
  document.cookie = consentAsCookie(consent, days, Date.now(), location.protocol === 'https:');
  dispatchEvent(new Event(consentKept));
}
