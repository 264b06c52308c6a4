import { describe, expect, it } from 'vitest';
import { dayMs } from '../../src/brazil/durations.ts';
import {
  consentAsCookie,
  consentOf,
  isToBeAsked,
  readConsent,
  togglesOf,
} from '../../src/pages/site/cookies/consent.ts';

const now = Date.UTC(2026, 10, 20);

describe('the cookie of consent', () => {
  it.each(['denied', 'both', 'publi', 'func'] as const)(
    'the consent cookie holds %s and its expiry',
    (consent) => {
      const cookie = consentAsCookie(consent, 7, now, true);
      expect(cookie).toBe(
        `ultrafibra_consent=${consent}.${now + 7 * dayMs}; Path=/; Max-Age=604800; SameSite=Lax; Secure`,
      );
      const [pair = ''] = cookie.split('; ');
      expect(readConsent(`other=1; ${pair}; more=2`)).toEqual({ consent, expires: now + 7 * dayMs });
      expect(isToBeAsked(readConsent(pair), now)).toBe(false);
    },
  );

  it.each([
    '',
    'other=both.1',
    'ultrafibra_consent=',
    'ultrafibra_consent=all.1',
    'xultrafibra_consent=both.1',
  ])('cookies without consent are read as none: %j', (cookies) => expect(readConsent(cookies)).toBeNull());

  it.each([
    ['nothing is kept', '', true],
    ['no end', 'both', true],
    ['an empty end', 'both.', true],
    ['an end that is no number', 'both.1e12', true],
    ['an end that is over', `both.${now - 1}`, true],
    ['an end in a week', `both.${now + 7 * dayMs}`, false],
    ['an end later than that', `both.${now + 7 * dayMs + 1}`, true],
    ['the end of what nobody chose', `denied.${now + 365 * dayMs}`, true],
    ['a refusal of yesterday', `denied.${now + 6 * dayMs}`, false],
  ])('consent is asked for again with %s: %s', (_, value, asks) => {
    expect(isToBeAsked(value === '' ? null : readConsent(`ultrafibra_consent=${value}`), now)).toBe(asks);
  });

  it.each([
    [{ publi: false, func: false }, null],
    [{ publi: true, func: false }, 'publi'],
    [{ publi: false, func: true }, 'func'],
    [{ publi: true, func: true }, 'both'],
  ] as const)('the toggles %o are stored as %s and read back', (toggles, consent) => {
    expect(consentOf(toggles)).toBe(consent);
    expect(togglesOf(consent ?? 'denied')).toEqual(toggles);
  });
});
