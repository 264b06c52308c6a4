import { type Consent, consentAsCookie } from './consent.ts';

/** Fired when the stored consent changes. */
export const consentKept = 'consentkept';

/** Stores the choice on this device. */
export function keepConsent(consent: Consent, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context and is asynchronous
  document.cookie = consentAsCookie(consent, days, Date.now(), location.protocol === 'https:');
  dispatchEvent(new Event(consentKept));
}
