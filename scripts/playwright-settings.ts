import type { PlaywrightTestConfig } from '@playwright/test';
import { consentCookieOf } from './shop/consent-cookie.ts';

/** A phone in São Paulo, whose visitor has answered the question about cookies. */
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
  // Files of stories in which motion may matter switch it on: elsewhere it only takes time.
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  trace: 'off',
  screenshot: 'only-on-failure',
} as const satisfies PlaywrightTestConfig['use'];
