import type { PlaywrightTestConfig } from '@playwright/test';
import { consentCookieOf } from './shop/consent-cookie.ts';

/** A phone in São Paulo with the cookie question answered. */
export const phoneInBrazil = {
  storageState: {
    cookies: [
      {
        ...consentCookieOf('denied'),
        domain: 'localhost',
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [],
  },
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  // Reduced motion saves time; stories about motion enable it.
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  trace: 'off',
  screenshot: 'only-on-failure',
} as const satisfies PlaywrightTestConfig['use'];
