import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { freePort } from '../../free-port.ts';
import { root } from '../../root.ts';
import { provingFolder, startShop } from '../shop/start-shop.ts';
import { allowedPlaces, type Place } from './allowed-places.ts';
import { findSecrets, leaksAmong, type Secrets, type Texts } from './find-leaks.ts';
import { openMailbox, openReceiver } from './listeners.ts';
import { lookAtOrders } from './operator.ts';
import { migrating, ordering, renewing, waiting } from './people.ts';
import { leaveContact, migrate, order, renew } from './walks.ts';
import { watchTab } from './watch-tab.ts';

const day = 86_400_000;
const metricsToken = 'a-token-for-the-figures';

/** What a browser holds that opens what is theirs. */
const capabilitiesIn = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);

const bytesOf = (folder: string, isMeant: (name: string) => boolean): string =>
  readdirSync(folder)
    .filter(isMeant)
    .map((name) => readFileSync(join(folder, name)).toString('utf8'))
    .join('');

test('What people give stands only where the table lets it', async ({ browser }) => {
  const folder = provingFolder();
  const [mailbox, gateway] = [await openMailbox(), await openReceiver()];
  const [crm, collector] = [await openReceiver(), await openReceiver()];
  const shop = await startShop(folder.path, await freePort(), {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Ultrafibra <loja@loja.example>',
    SMS_URL: gateway.url,
    SMS_TOKEN: 'a-token',
    QUIET_HOURS: '0-0',
    WEBHOOK_CRM_URL: crm.url,
    WEBHOOK_CRM_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
    METRICS_TOKEN: metricsToken,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  try {
    const origin = `http://127.0.0.1:${shop.port}`;
    const consent = { name: 'ultrafibra_consent', value: `both.${Date.now() + day}`, url: origin };
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
    // Each order's confirmation, and the code that the operator's look asked for, have left by then.
    const sent = () => mailbox.taken() + gateway.taken();
    await expect.poll(() => sent().length, { timeout: 60_000 }).toBeGreaterThan(0);
    const code = codeIn(sent());
    const figures = await fetch(`${origin}/api/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    note('metrics', await figures.text());
    const backup = join(folder.path, 'copy', 'shop.backup.db');
    execFileSync(process.execPath, [join(root, 'server/backup.ts'), backup], {
      env: { ...process.env, DATABASE_URL: shop.databaseUrl },
    });
    await shop.stop();
    note('messages', mailbox.taken(), gateway.taken());
    note('webhooks', crm.taken());
    note('traces', collector.taken());
    note('log', shop.printed());
    note(
      'database',
      bytesOf(folder.path, (name) => name.startsWith('shop.db')),
    );
    note('backup', readFileSync(backup).toString('utf8'));

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
      ['order code', code === null ? [] : [code]],
      ['capability', [...capabilities, operator.session]],
      ['operator’s password', [operator.password]],
      ['operator’s one-time secret', [operator.secret]],
    ]);
    report(secrets, texts);
  } finally {
    await shop.stop();
    for (const listener of [mailbox, gateway, crm, collector]) listener.close();
    folder.remove();
  }
});

/** The code of an order, as a short message or a mail tells it. */
const codeIn = (messages: string): string | null => {
  const [, short, long] =
    /(\d{6}) é o código para acompanhar|código para acompanhar[\s\S]{0,2000}?\b(\d{6})\b/.exec(messages) ??
    [];
  return short ?? long ?? null;
};

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
  // What the table allows and is nowhere to be found would be a table that nobody tried.
  expect(found.map(({ secret, place }) => `${secret} in ${place}`)).toContain('name in messages');
  expect(Object.keys(allowedPlaces).length).toBeGreaterThan(secrets.size - 1);
  expect(leaksAmong(found)).toEqual([]);
}
