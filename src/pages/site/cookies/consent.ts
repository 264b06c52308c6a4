import { dayMs } from '../../../brazil/durations.ts';

/** The choice about optional cookies: none, all, advertising only, performance only. */
export type Consent = 'denied' | 'both' | 'publi' | 'func';

export interface Toggles {
  publi: boolean;
  func: boolean;
}

interface Kept {
  consent: Consent;
  /** Stored in the value, since scripts cannot read a cookie's expiry. NaN if unreadable. */
  expires: number;
}

export const consentCookie = 'ultrafibra_consent';

/** Days that a choice is valid. A default without a choice is stored longer, and the banner shows on every page. */
export const chosenDays = 7;
export const unaskedDays = 365;

const kinds: readonly string[] = ['denied', 'both', 'publi', 'func'] satisfies Consent[];
const isConsent = (text: string): text is Consent => kinds.includes(text);

/** Reads the consent from `document.cookie`; null if missing or unreadable. */
export function readConsent(cookies: string): Kept | null {
  const found = cookies.split('; ').find((part) => part.startsWith(`${consentCookie}=`));
  const [consent = '', expires = ''] = (found ?? '').slice(consentCookie.length + 1).split('.');
  if (!isConsent(consent)) return null;
  return { consent, expires: /^\d{1,15}$/.test(expires) ? Number(expires) : Number.NaN };
}

/** The value alone, as sent with the order. */
export const consentIn = (cookies: string): Consent | null => readConsent(cookies)?.consent ?? null;

/** The choice as a cookie, with its expiry in the value. */
export function consentAsCookie(consent: Consent, days: number, now: number, isSecure: boolean): string {
  const value = `${consentCookie}=${consent}.${now + days * dayMs}`;
  return `${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Whether to ask. An expiry that is missing, unreadable or too far away marks a default, not a choice. */
export const isToBeAsked = (kept: Kept | null, now: number): boolean =>
  kept === null || !(kept.expires > now && kept.expires - now <= chosenDays * dayMs);

export const togglesOf = (consent: Consent): Toggles => ({
  publi: consent === 'both' || consent === 'publi',
  func: consent === 'both' || consent === 'func',
});

/** Null if nothing was chosen: the banner stays. */
export function consentOf({ publi, func }: Toggles): Consent | null {
  if (publi && func) return 'both';
  if (publi) return 'publi';
  return func ? 'func' : null;
}
