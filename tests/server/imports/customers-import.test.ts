import { describe, expect, it } from 'vitest';
import { importCommand } from '../../../server/commands/import.ts';
import { findMigrationOffers, getMigrationLead } from '../../../src/contract/calls/migrations.ts';
import { findRenewalOffers } from '../../../src/contract/calls/renewals.ts';
import { importTemplate } from '../../../src/contract/panel/import-columns.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { runInProcess } from '../test-server/run-in-process.ts';
import { engines } from '../test-server/test-database.ts';
import { csvFile, customersHeader } from './csv.ts';

const key = Buffer.alloc(32, 7).toString('base64');

const settingsOf = ({ url }: TestServer, dataKey = key) => ({ DATABASE_URL: url, DATA_KEY: dataKey });

const importLines = (server: TestServer, lines: readonly string[], dataKey?: string) =>
  runInProcess(importCommand, settingsOf(server, dataKey), 'customers', csvFile([customersHeader, ...lines]));

const clara =
  '529.982.247-25,02/02/1990,Clara Nunes Prado,clara@exemplo.com.br,(11) 98888-7777,200 Mega,"89,90",200,100,yes,d600b,no,,,';
const davi = '11144477735,03/03/1980,Davi Reis,,,100 Mega,79.9,100,50,não,,sim,01310-100,1000,Apto 12';

const asClara = { cpf: '52998224725', birth_date: '02/02/1990' };
const asDavi = { cpf: '11144477735', birth_date: '03/03/1980' };

describe.each(engines)('npm run customers:import on %s', (engine) => {
  it('imported customers can prove themselves, and stored data contains no names', async () => {
    const server = await openTestServer({ engine });
    expect(await importLines(server, [clara, davi])).toMatchObject({ code: 0, err: '' });
    const browser = server.browser();
    const renewal = await browser.call(findRenewalOffers, { body: asClara });
    expect(renewal).toMatchObject({
      outcome: 'offers',
      direct_debit: true,
      presentPlan: { plan: '200 Mega', price: 89.9 },
      userData: { name: 'C**** N**** P****', phone: '(11) *****-****' },
    });
    expect(renewal.plansOffers.map(({ sku }) => sku)).toEqual(['d600b']);
    expect(await browser.call(findRenewalOffers, { body: asDavi })).toMatchObject({ outcome: 'no-offer' });
    const migration = await browser.call(findMigrationOffers, { body: asDavi });
    expect(migration).toMatchObject({ outcome: 'offers', userData: { phone: null, email: null } });
    await browser.refuses('not-proved', findRenewalOffers, {
      body: { ...asClara, birth_date: asDavi.birth_date },
    });
    const rows = await server.rows('customers');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(
      /529\.?982|111\.?444|Clara Nunes|Davi Reis|\b19[89]0\b|clara@|98888/,
    );
  });

  it('a migration shows whoever knows document and birth date no house number and no flat', async () => {
    const server = await openTestServer({ engine });
    await importLines(server, [davi]);
    const browser = server.browser();
    const { idLead } = await browser.call(findMigrationOffers, { body: asDavi });
    const { address } = await browser.call(getMigrationLead, { params: { idLead: idLead ?? '' } });
    expect(address).toMatchObject({ cep: '01310100', city: 'São Paulo' });
    for (const part of ['number', 'complement', 'block_number', 'allotment_number'] as const)
      expect(address[part], part).toBeUndefined();
  });

  it('an import removes customers missing from the new file', async () => {
    const server = await openTestServer({ engine });
    await importLines(server, [clara, davi]);
    await importLines(server, [davi]);
    await server.browser().refuses('not-proved', findRenewalOffers, { body: asClara });
    expect(await server.rows('customers', 'line')).toEqual([{ line: 2 }]);
  });

  it('an import with a wrong line changes nothing and repeats no personal data', async () => {
    const server = await openTestServer({ engine });
    await importLines(server, [clara]);
    const wrong: readonly (readonly [string, string, string])[] = [
      ['529.982.247-25', '529.982.247-24', 'cpf is no real CPF'],
      ['02/02/1990', '31/02/1990', 'birth_date must be a real day as dd/mm/yyyy'],
      ['Clara Nunes Prado', 'Clara', 'name must be a full name'],
      ['clara@exemplo.com.br', 'clara', 'email is no e-mail address'],
      ['(11) 98888-7777', '123', 'phone is no mobile number'],
      ['"89,90"', 'clara@exemplo.com.br', 'price must be like 99.99'],
      [',200,100,', ',fast,100,', 'download and upload must be Mbps'],
      [',yes,', ',maybe,', 'direct_debit must be yes or no'],
      ['d600b', 'Clara', 'renewal_offers has an offer that is not in renewal.json'],
      ['d600b', 'd600b d1000c d600b', 'renewal_offers holds two offers at most'],
      [',no,,,', ',no,123,,', 'cep is no postcode of 8 digits'],
      ['200 Mega', '200\0 Mega', 'plan has control characters'],
      [',no,,,', ',no,01310100,1000,\u202eapto', 'complement has control characters'],
    ];
    const { code, err } = await importLines(server, [
      davi,
      ...wrong.map(([from, to]) => clara.replace(from, to)),
    ]);
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      ...wrong.map(([, , sentence], index) => `line ${index + 3}: ${sentence}`),
      'Nothing was changed.',
    ]);
    expect(await server.browser().call(findRenewalOffers, { body: asClara })).toMatchObject({
      outcome: 'offers',
    });
  });

  it('an import names every fault of a line at once', async () => {
    const server = await openTestServer({ engine });
    const { err } = await importLines(server, [
      `52998224724,31/02/1990,Clara,clara,123,200 Mega,free,200,fast,maybe,d600b,no,1,1000,${'x'.repeat(129)}`,
    ]);
    expect(err.trim().split('\n').slice(0, -1)).toEqual(
      [
        'cpf is no real CPF',
        'birth_date must be a real day as dd/mm/yyyy',
        'name must be a full name',
        'email is no e-mail address',
        'phone is no mobile number',
        'price must be like 99.99',
        'download and upload must be Mbps',
        'direct_debit must be yes or no',
        'cep is no postcode of 8 digits',
        'complement is longer than 128 characters',
      ].map((sentence) => `line 2: ${sentence}`),
    );
  });

  it('an import with the same document twice is refused', async () => {
    const server = await openTestServer({ engine });
    const { err } = await importLines(server, [clara, davi, clara.replace('02/02/1990', '02/03/1990')]);
    expect(err).toBe('lines 2 and 4 name the same cpf\nNothing was changed.\n');
  });

  it('an import with another key than the database’s is refused', async () => {
    const server = await openTestServer({ engine });
    expect((await importLines(server, [clara])).code).toBe(0);
    const { code, err } = await importLines(server, [clara], Buffer.alloc(32, 8).toString('base64'));
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('data key does not fit') });
  });
});

it('the template of customers is a right file', async () => {
  const server = await openTestServer();
  const file = csvFile([importTemplate('customers')], '');
  expect(await runInProcess(importCommand, settingsOf(server), 'customers', file)).toMatchObject({
    code: 0,
    err: '',
  });
});
