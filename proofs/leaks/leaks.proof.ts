import { randomBytes } from 'node:crypto';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { phoneInBrazil } from '../../scripts/playwright-settings.ts';
import { consentCookieOf } from '../../scripts/shop/consent-cookie.ts';
import { operatorIn, signInOperator } from '../../scripts/shop/sign-in.ts';
import { openShop } from '../../scripts/shop/start-shop.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { sendOrderCode } from '../../src/contract/calls/orders.ts';
import { confirmOneTimeCode } from '../../src/contract/panel/access/own-account.ts';
import { listAudit } from '../../src/contract/panel/audit.ts';
import { listOrders, orderList, readOrder } from '../../src/contract/panel/orders.ts';
import { readPerson } from '../../src/contract/panel/people.ts';
import { migrating, renewing } from '../browser/journeys.ts';
import { openMailbox, openReceiver } from '../listeners.ts';
import { findSecrets, leaksAmong, type Secrets } from './find-leaks.ts';
import { kindsOfShop } from './kinds-of-shop.ts';
import { openWhatsApp } from './open-whatsapp.ts';
import { inWhatsApp, mothersName, ordering, waiting } from './people.ts';
import { walks } from './walks.ts';
import { watchTab } from './watch-tab.ts';

const metricsToken = 'a-token-for-the-figures';
const { locale, timezoneId, viewport, contextOptions } = phoneInBrazil;

const capabilitiesIn = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);

for (const [name, open] of Object.entries(kindsOfShop))
  test(`What people give stands only where the table lets it, on ${name}`, async ({ browser }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-leaks-'));
    using mailbox = await openMailbox();
    await using kept = await open(folder.path);
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
    const texts = new Map<string, string>();
    const note = (place: string, ...more: readonly string[]) =>
      texts.set(place, [texts.get(place) ?? '', ...more].join('\n'));
    const capabilities: string[] = [];
    const numbers: string[] = [];
    for (const walk of walks(
      () => numbers[0],
      () => whatsapp.codes().at(-1),
    )) {
      const context = await browser.newContext({
        baseURL: origin,
        ...contextOptions,
        locale,
        timezoneId,
        viewport,
      });
      await context.addCookies([consent]);
      const watched = watchTab(context, origin);
      const page = await context.newPage();
      await watched.during(page, async () => {
        const number = await walk(page);
        if (number !== undefined) numbers.push(number);
      });
      // Waits for queued events, because Playwright does not show requests sent on unload.
      await page
        .waitForFunction(
          () => /^(\[\])?$/.test(sessionStorage.getItem('ultrafibra.waiting-events') ?? ''),
          null,
          { timeout: 20_000 },
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
    await whatsapp.order(origin);
    await whatsapp.tellBack(origin);
    const figures = await fetch(`${origin}/api/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    note('metrics', await figures.text());
    for (const [place, text] of await kept.texts()) note(place, text);
    await shop.stop();
    note('messages', mailbox.taken(), whatsapp.taken());
    note('webhooks', crm.taken());
    note('traces', collector.taken());
    note('log', shop.printed());

    const customers = [...ordering, inWhatsApp];
    const people = [...customers, waiting];
    const secrets: Secrets = new Map([
      ['name', people.map(({ name }) => name)],
      ['phone', people.map(({ phone }) => phone)],
      ['email', people.map(({ email }) => email)],
      ['house number', people.map(({ number }) => number)],
      ['birth date', [...customers, renewing, migrating].map(({ birth_date }) => birth_date)],
      ['mother’s name', [...customers.map(({ mothers_name }) => mothers_name), mothersName]],
      ['document', [...customers, renewing, migrating].map(({ cpf }) => cpf)],
      ['bank account', customers.map(({ account_number }) => account_number)],
      ['order code', whatsapp.codes()],
      ['capability', [...capabilities, operator.session]],
      ['operator’s password', [operator.password]],
      ['operator’s one-time secret', [operator.secret]],
    ]);
    for (const [place, text] of texts)
      expect.soft(text.length, `${place} was looked at`).toBeGreaterThan(place === 'other sites' ? -1 : 0);
    const found = findSecrets(secrets, texts);
    // Expected findings prove that the search works.
    expect(found.map(({ secret, place }) => `${secret} in ${place}`)).toEqual(
      expect.arrayContaining(['name in messages', 'order code in messages']),
    );
    expect(leaksAmong(found)).toEqual([]);
  });

async function lookAtOrders(origin: string, printed: string, numbers: readonly string[], search: string) {
  const { password } = operatorIn(printed);
  const operator = openVisitor(() => origin);
  await signInOperator(operator, printed);
  const secret = new Secret({ size: 20 });
  await operator.call(confirmOneTimeCode, {
    body: { password, secret: secret.base32, code: new TOTP({ secret }).generate() },
  });
  const listed = await operator.call(listOrders, { body: { search } });
  const shown = [];
  for (const number of numbers) {
    // Renewals are not among the orders.
    shown.push((await operator.ask(readOrder, { params: { number } })).body);
    shown.push((await operator.ask(readPerson, { params: { kind: 'orders', id: number } })).body);
    await operator.ask(sendOrderCode, { body: { orderNumber: number } });
  }
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const file = await fetch(`${origin}/api/${orderList.file.path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' },
    body: JSON.stringify({ search }),
  });
  return {
    ...{ password, secret: secret.base32, session: operator.cookies.get('painel') ?? '' },
    shown: JSON.stringify([listed, shown]),
    file: await file.text(),
    audit: JSON.stringify(await operator.call(listAudit, { query: {} })),
  };
}
