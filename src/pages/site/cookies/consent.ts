import { dayMs } from '../../../brazil/durations.ts';

/** What a visitor said about the optional cookies: none, all, those for advertising, those for performance. */
export type Consent = 'denied' | 'both' | 'publi' | 'func';

export interface Toggles {
  publi: boolean;
  func: boolean;
}

interface Kept {
  consent: Consent;
  /** As the cookie itself says: no script can ask the browser for it. NaN where that makes no sense. */
  expires: number;
}

export const consentCookie = 'ultrafibra_consent';

/** A choice holds this long; that nobody chose yet is known for longer, and asked about on every page. */
export const chosenDays = 7;
export const unaskedDays = 365;

const kinds: readonly string[] = ['denied', 'both', 'publi', 'func'] satisfies Consent[];
const isConsent = (text: string): text is Consent => kinds.includes(text);

/** `document.cookie` → what it says of consent; null where it says nothing that can be understood. */
export function readConsent(cookies: string): Kept | null {
  const found = cookies.split('; ').find((part) => part.startsWith(`${consentCookie}=`));
  const [consent = '', expires = ''] = (found ?? '').slice(consentCookie.length + 1).split('.');
  if (!isConsent(consent)) return null;
  return { consent, expires: /^\d{1,15}$/.test(expires) ? Number(expires) : Number.NaN };
}

/** The value alone, as it is sent with the order. */
export const consentIn = (cookies: string): Consent | null => readConsent(cookies)?.consent ?? null;

/** The choice as a cookie, with its end beside the value. */
export function consentAsCookie(consent: Consent, days: number, now: number, isSecure: boolean): string {
  const value = `${consentCookie}=${consent}.${now + days * dayMs}`;
  return `${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Asked until it was chosen: an end that is missing, makes no sense or is far away was never anybody's choice. */
export const isToBeAsked = (kept: Kept | null, now: number): boolean =>
  kept === null || !(kept.expires > now && kept.expires - now <= chosenDays * dayMs);

export const togglesOf = (consent: Consent): Toggles => ({
  publi: consent === 'both' || consent === 'publi',
  func: consent === 'both' || consent === 'func',
});

/** Null where nothing was chosen: then the question stays. */
export function consentOf({ publi, func }: Toggles): Consent | null {
  if (publi && func) return 'both';
  if (publi) return 'publi';
  return func ? 'func' : null;
}
