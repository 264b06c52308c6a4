import { describe, expect, it } from 'vitest';
import { findMigrationOffers } from '../../../src/contract/calls/migrations.ts';
import { checkClient, findRenewalOffers } from '../../../src/contract/calls/renewals.ts';
import type { Browser } from '../test-server/browser.ts';
import { everythingStored } from '../test-server/everything-stored.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';
import { migrating, renewing, stranger } from './customer.ts';

type Answered = Awaited<ReturnType<Browser['ask']>>;

/** The comparable part of a response, without random values. */
const seen = ({ status, text, headers }: Answered) => {
  const { date: _date, 'x-request-id': _id, 'set-cookie': cookie, ...others } = headers;
  return { status, text, others, cookie: String(cookie).replace(/=[\w-]{22};/, '=…;') };
};

const documents = [renewing.cpf, migrating.cpf, stranger.cpf];

describe.each(sampledEngines)('a look-up by document on %s', (engine) => {
  it.each([
    ['renewal', (browser: Browser, cpf: string) => browser.ask(findRenewalOffers, { body: { cpf } })],
    ['migration', (browser: Browser, cpf: string) => browser.ask(findMigrationOffers, { body: { cpf } })],
    ['check-client', (browser: Browser, cpf: string) => browser.ask(checkClient, { params: { cpf } })],
  ])(
    'a look-up by document alone answers the same for everybody and stores nothing (%s)',
    async (_name, ask) => {
      const server = await openTestServer({ engine });
      const before = await everythingStored(server.database);
      const answers = [];
      for (const cpf of documents) answers.push(seen(await ask(server.browser(), cpf)));
      expect(answers[0]?.status).toBe(200);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await everythingStored(server.database)).toEqual(before);
    },
  );

  it.each([
    ['renewal', findRenewalOffers],
    ['migration', findMigrationOffers],
  ])(
    'a wrong birth date gets the same refusal for everybody and closes after three tries (%s)',
    async (_name, call) => {
      const server = await openTestServer({ engine });
      const everyAnswer = [];
      for (const cpf of documents) {
        const browser = server.browser();
        const wrong = () => browser.ask(call, { body: { cpf, birth_date: '01/01/1990' } });
        everyAnswer.push([
          seen(await wrong()),
          seen(await wrong()),
          seen(await wrong()),
          seen(await wrong()),
        ]);
      }
      const [first = []] = everyAnswer;
      for (const answers of everyAnswer) expect(answers).toEqual(first);
      expect(first.map(({ status }) => status)).toEqual([422, 422, 429, 429]);
      expect(first[0]?.text).toContain('Restam 2 tentativas');
      expect(first[1]?.text).toContain('Resta 1 tentativa.');
      expect(first[2]?.others['retry-after']).toBe('3600');
    },
  );
});

describe.each(sampledEngines)('a closed document on %s', (engine) => {
  it('a closed document stays closed to the right birth date in any browser, and opens after an hour', async () => {
    const { server, browser: guesser } = await openWithBrowser({ engine });
    for (let tries = 0; tries < 3; tries++)
      await guesser.refused(findRenewalOffers, { body: { ...renewing, birth_date: '01/01/1990' } });
    const customer = server.browser();
    for (const body of [renewing, { cpf: renewing.cpf }]) {
      await customer.refuses('429 too-many', findRenewalOffers, { body });
    }
    await customer.refuses('429', checkClient, { params: { cpf: renewing.cpf } });
    expect(await customer.call(checkClient, { params: { cpf: stranger.cpf } })).toEqual({ success: true });
    server.pass({ hours: 1 });
    expect(await customer.call(findRenewalOffers, { body: renewing })).toMatchObject({ outcome: 'offers' });
  });

  it('many guesses at once do not open a closed document', async () => {
    const server = await openTestServer({ engine });
    const browsers = Array.from({ length: 6 }, () => server.browser());
    const guess = (browser: Browser, day: number) =>
      browser.ask(findRenewalOffers, { body: { ...renewing, birth_date: `2${day}/03/1985` } });
    const answers = await Promise.all(browsers.map(guess));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([422, 422, 429, 429, 429, 429]);
  });

  it('the count of wrong birth dates restarts after a right one', async () => {
    const { browser } = await openWithBrowser({ engine });
    const wrong = { body: { ...renewing, birth_date: '01/01/1990' } };
    await browser.refused(findRenewalOffers, wrong);
    await browser.refused(findRenewalOffers, wrong);
    await browser.call(findRenewalOffers, { body: renewing });
    await browser.refuses('422 not-proved', findRenewalOffers, wrong);
  });
});

it('look-ups are limited per browser, which is told how long to wait', async () => {
  const { server, browser } = await openWithBrowser();
  const ask = () => browser.ask(checkClient, { params: { cpf: stranger.cpf } });
  for (let calls = 0; calls < 20; calls++) expect((await ask()).status).toBe(200);
  server.pass({ minutes: 48 });
  expect(await ask()).toMatchObject({
    status: 429,
    body: { error: 'Foram muitas tentativas em pouco tempo. Tente de novo daqui a 12 minutos.' },
  });
  server.pass({ minutes: 12 });
  expect((await ask()).status).toBe(200);
});

it('the customers of the sandbox are unknown outside it', async () => {
  const server = await openTestServer({ sandbox: false });
  await server.browser().refuses('422 not-proved', findRenewalOffers, { body: renewing });
});
