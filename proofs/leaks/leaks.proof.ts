import { randomBytes } from 'node:crypto';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { consentCookieOf } from '../../scripts/shop/consent-cookie.ts';
import { openShop } from '../../scripts/shop/start-shop.ts';
import { allowedPlaces, type Place } from './allowed-places.ts';
import { findSecrets, leaksAmong, type Secrets, type Texts } from './find-leaks.ts';
import { kindsOfShop } from './kinds-of-shop.ts';
import { openMailbox, openReceiver } from './listeners.ts';
import { openWhatsApp } from './open-whatsapp.ts';
import { lookAtOrders } from './operator.ts';
import { migrating, ordering, renewing, waiting } from './people.ts';
import { followByCode, leaveContact, migrate, order, renew } from './walks.ts';
import { watchTab } from './watch-tab.ts';

const metricsToken = 'a-token-for-the-figures';

/** Capability cookies of the browser. */
const capabilitiesIn = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);

for (const kind of kindsOfShop)
  test(`What people give stands only where the table lets it, on ${kind.name}`, async ({ browser }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-leaks-'));
    using mailbox = await openMailbox();
    await using kept = await kind.open(folder.path);
    using whatsapp = await openWhatsApp();
    using crm = await openReceiver();
    using collector = await openReceiver();
    const settings = {
      // The log is searched as well.
      LOG: 'on',
      TRUST_PROXY: 'off',
      DATA_KEY: randomBytes(32).toString('base64'),
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Ultrafibra <loja@loja.example>',
      QUIET_HOURS: '0-0',
      WEBHOOK_CRM_URL: crm.url,
      WEBHOOK_CRM_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
      METRICS_TOKEN: metricsToken,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      DATABASE_URL: kept.databaseUrl,
      ...whatsapp.settings,
    };
    await using shop = await openShop({ settings });
    const { origin } = shop;
    const consent = { ...consentCookieOf('both'), url: origin };
    const texts = new Map<Place, string>();
    const note = (place: Place, ...more: readonly string[]) =>
      texts.set(place, [texts.get(place) ?? '', ...more].join('\n'));
    const capabilities: string[] = [];
    const numbers: string[] = [];
    for (const walk of [
      order('pages', ordering[0]),
      order('conversation', ordering[1]),
      renew,
      migrate,
      leaveContact,
      followByCode(
        () => numbers[0] ?? '',
        () => whatsapp.codes().at(-1),
      ),
    ]) {
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
        viewport: { width: 390, height: 844 },
      });
      await context.addCookies([consent]);
      const watched = watchTab(context, origin);
      const page = await context.newPage();
      await watched.during(page, async () => {
        numbers.push(...(await walk(page)));
      });
      // Waits for queued events, because Playwright does not show requests sent on unload.
      await page
        .waitForFunction(
          () => /^(\[\])?$/.test(sessionStorage.getItem('ultrafibra.waiting-events') ?? ''),
          null,
          {
            timeout: 20_000,
          },
        )
        .catch(() => undefined);
      await page.goto('/robots.txt');
      capabilities.push(...(await capabilitiesIn(context)));
      note('addresses', ...watched.addresses);
      note('other sites', ...watched.otherSites);
      note('events', ...watched.events);
      note('refusals', ...(await watched.refusals()));
      note('tab under way', ...watched.underWay());
      note('tab afterwards', ...watched.afterwards);
      await context.close();
    }
    const operator = await lookAtOrders(origin, shop.printed(), numbers, ordering[0].name);
    note('order in the panel', operator.shown);
    note('order file', operator.file);
    note('audit', operator.audit);
    // By then confirmations and codes have been sent.
    await expect.poll(() => mailbox.taken().length, { timeout: 60_000 }).toBeGreaterThan(0);
    await expect.poll(() => whatsapp.codes().length, { timeout: 60_000 }).toBeGreaterThan(1);
    await whatsapp.tellBack(origin);
    const figures = await fetch(`${origin}/api/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    note('metrics', await figures.text());
    await kept.backUp();
    await shop.stop();
    note('messages', mailbox.taken(), whatsapp.taken());
    note('webhooks', crm.taken());
    note('traces', collector.taken());
    note('log', shop.printed());
    for (const [place, text] of kept.texts()) note(place, text);

    const people = [...ordering, waiting];
    const secrets: Secrets = new Map([
      ['name', people.map(({ name }) => name)],
      ['phone', people.map(({ phone }) => phone)],
      ['email', people.map(({ email }) => email)],
      ['house number', people.map(({ number }) => number)],
      ['birth date', [...ordering, renewing, migrating].map(({ birth_date }) => birth_date)],
      ['mother’s name', [...ordering, migrating].map(({ mothers_name }) => mothers_name)],
      ['document', [...ordering, renewing, migrating].map(({ cpf }) => cpf)],
      ['bank account', ordering.map(({ account_number }) => account_number)],
      ['order code', whatsapp.codes()],
      ['capability', [...capabilities, operator.session]],
      ['operator’s password', [operator.password]],
      ['operator’s one-time secret', [operator.secret]],
    ]);
    // Attaches the searched texts for debugging; all data is made up.
    for (const [place, body] of texts) await test.info().attach(place, { body, contentType: 'text/plain' });
    report(secrets, texts);
  });

function report(secrets: Secrets, texts: Texts): void {
  const found = findSecrets(secrets, texts);
  console.table(
    Object.fromEntries(Array.from(texts, ([place, text]) => [place, { characters: text.length }])),
  );
  console.table(
    Object.fromEntries(
      Array.from(secrets, ([secret, values]) => [
        secret,
        {
          values: values.length,
          'found in': [
            ...new Set(found.filter((one) => one.secret === secret).map(({ place }) => place)),
          ].join(', '),
        },
      ]),
    ),
  );
  for (const [place, text] of texts)
    expect.soft(text.length, `${place} was looked at`).toBeGreaterThan(place === 'other sites' ? -1 : 0);
  // Expected findings prove that the search works.
  expect(found.map(({ secret, place }) => `${secret} in ${place}`)).toEqual(
    expect.arrayContaining(['name in messages', 'order code in messages']),
  );
  expect(Object.keys(allowedPlaces).length).toBeGreaterThan(secrets.size - 1);
  expect(leaksAmong(found)).toEqual([]);
}
