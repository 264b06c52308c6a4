import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { dayMs } from '../../src/brazil/durations.ts';
import { cookieConsentWords as words } from '../../src/content/landing/site/cookie-consent.ts';
import { CookieConsent } from '../../src/pages/site/cookies/CookieConsent.tsx';
import { readConsent } from '../../src/pages/site/cookies/consent.ts';

const partner = 'https://parceiro.test/afiliado.js?id=7';

const scripts = () =>
  Array.from(document.querySelectorAll<HTMLScriptElement>('head script'), ({ src }) => src);
const kept = () => {
  const { consent, expires } = readConsent(document.cookie) ?? { consent: null, expires: 0 };
  return [consent, Math.round((Number(expires) - Date.now()) / dayMs)];
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAsked = () => screen.queryByRole('region', { name: words.region }) !== null;

/** A page at this address, whose island was just hydrated. */
function come(path: string, affiliate: string | null) {
  history.replaceState(null, '', path);
  Reflect.set(
    globalThis,
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return render(<CookieConsent affiliate={affiliate} />);
}

afterEach(() => {
  // Other files of this window stub globals of their own.
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  for (const script of document.querySelectorAll('head script')) script.remove();
  // biome-ignore lint/suspicious/noDocumentCookie: what the part itself writes
  document.cookie = 'ultrafibra_consent=; Path=/; Max-Age=0';
  history.replaceState(null, '', '/');
});

it('the partner’s script is loaded once the visitor agrees, and on later visits', async () => {
  come('/livelo/', partner);
  expect(scripts()).toEqual([]);
  await press(words.accept);
  const heard = `${partner}&url_product=${encodeURIComponent(`${location.origin}/livelo/`)}`;
  expect(scripts()).toEqual([heard]);
  cleanup();
  for (const script of document.querySelectorAll('head script')) script.remove();
  come('/livelo/', partner);
  expect(isAsked()).toBe(false);
  expect(scripts()).toEqual([heard]);
});

it.each([
  ['refused', partner, words.reject],
  ['agreed where there is no partner', null, words.accept],
])('no partner’s script is loaded for a visitor who %s, nor later', async (_, affiliate, answer) => {
  come('/livelo/', affiliate);
  await press(answer);
  cleanup();
  come('/livelo/', affiliate);
  expect(isAsked()).toBe(false);
  expect(scripts()).toEqual([]);
});

it('a confirmation without a choice revokes the consent and asks again', async () => {
  render(
    <button type="button" data-opens="cookies">
      Preferências
    </button>,
  );
  come('/', null);
  await press(words.accept);
  expect(kept()).toEqual(['both', 7]);
  await press('Preferências');
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
  for (const box of screen.getAllByRole('checkbox')) {
    expect(box).toHaveProperty('checked', true);
    await userEvent.click(box);
  }
  await press(words.modal.confirm);
  expect(isAsked()).toBe(true);
  expect(kept()).toEqual(['denied', 365]);
});
