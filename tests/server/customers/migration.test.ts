import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import {
  chooseMigrationPlan,
  findMigrationOffers,
  getMigrationLead,
  saveMigrationAddress,
} from '../../../src/contract/calls/migrations.ts';
import type { Browser } from '../test-server/browser.ts';
import { type Changes, openTestServer } from '../test-server/open-test-server.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { agreed, chooseDay } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';
import { migrating, renewing } from './customer.ts';

const key = 'k'.repeat(20);

async function openMigration(changes?: Changes) {
  const { server, browser } = await openWithBrowser(changes);
  const { idLead } = await browser.call(findMigrationOffers, { body: migrating });
  return { server, browser, params: { idLead: idLead ?? expect.fail('Nothing opened') } };
}

/** Answers that the records lack. */
async function answerTheRest(browser: Browser, params: { idLead: string }): Promise<void> {
  await browser.call(leads.saveMothersName, { params, body: { mothers_name: 'Josefa Vieira' } });
  await browser.call(leads.saveDueDate, { params, body: { due_date: 10 } });
  await browser.call(leads.saveBankInfo, { params, body: { direct_debit: false } });
}

const migration = { fiberMigration: 'true' as const };

describe.each(sampledEngines)('a migration on %s', (engine) => {
  it('a migration begins with the known data, masked', async () => {
    const { browser } = await openWithBrowser({ engine });
    const answer = await browser.call(findMigrationOffers, { body: migrating });
    expect(answer).toMatchObject({ outcome: 'offers', version: 1, presentPlan: { plan: '100 Mega' } });
    expect(answer.userData).toMatchObject({ name: 'M**** V**** L****', documentNumber: '***.***.350-09' });
    // The 2 Giga plan is not sold in Rio.
    expect(answer.plansOffers.map(({ plan_type }) => plan_type)).toEqual(
      answer.plansOffers.map(() => 'migration'),
    );
    const params = { idLead: answer.idLead ?? '' };
    const view = await browser.call(getMigrationLead, { params });
    expect(view).toMatchObject({
      access: 'holder',
      address: { cep: '20040020', city: 'Rio de Janeiro', address: 'Praça Pio X' },
      onFile: { name: 'M**** V**** L****', phone: '(21) *****-****', email: 'm****@****' },
      cpf: '***.***.350-09',
      birth_date: '**/**/1978',
    });
    for (const field of ['name', 'phone', 'email'] as const) expect(view[field]).toBeUndefined();
    expect(view.address.number).toBeUndefined();
  });

  it('a migration is ordered once, with only the missing answers', async () => {
    const { server, browser, params } = await openMigration({ engine });
    await browser.call(chooseMigrationPlan, { params, body: { idPlan: 1401 } });
    const before = await browser.refused(leads.confirmLead, { params, query: migration, body: {} });
    expect(before.fields?.map(({ field }) => field)).toEqual([
      'mothers_name',
      'number',
      'due_date',
      'direct_debit',
    ]);
    const house = { ...params, step: 'number' as const };
    const empty = { block_number: '', allotment_number: null, cep: '' };
    await browser.call(saveMigrationAddress, {
      ...{ params: house, body: { number: '50', complement: 'Sala 3', ...empty } },
    });
    await answerTheRest(browser, params);
    expect(await browser.call(leads.confirmLead, { params, query: migration, body: {} })).toMatchObject({
      quiz_needed: false,
      rejected: false,
    });
    await chooseDay(browser, params, server.now());
    const finish = { params, body: agreed };
    const { orderNumber } = await browser.call(leads.finishOrder, finish, { key });
    expect(await browser.call(leads.finishOrder, finish)).toMatchObject({ orderNumber });

    const again = await server.browser().call(findMigrationOffers, { body: migrating });
    expect(again).toMatchObject({ outcome: 'migrated', orderNumber, idLead: null });
  });

  it('a migration moves by its postcode, but not to a place without coverage', async () => {
    const { browser, params: lead } = await openMigration({ engine });
    const params = { ...lead, step: 'cep' as const };
    await browser.call(chooseMigrationPlan, { params: lead, body: { idPlan: 1401 } });
    await browser.refuses('not-covered', saveMigrationAddress, { params, body: { cep: '69900062' } });
    await browser.refuses('postcode-unknown', saveMigrationAddress, { params, body: { cep: '00999999' } });
    await browser.refuses('422', saveMigrationAddress, { params, body: {} });
    await browser.call(saveMigrationAddress, { params, body: { cep: '01310100' } });
    const view = await browser.call(getMigrationLead, { params: lead });
    expect(view).toMatchObject({ address: { cep: '01310100', city: 'São Paulo' }, plan: { id: 1401 } });
    const old = { params, body: { cep: '20040020' } };
    await browser.refuses('412', saveMigrationAddress, old, { version: 1 });
  });

  it('a migration refuses another document than the proved one', async () => {
    const { browser, params } = await openMigration({ engine });
    for (const body of [{ cpf: '52998224725' }, { cnpj: '12ABC34501DE35' }]) {
      await browser.refuses('422', leads.saveDocument, { params, body });
    }
    await browser.call(leads.saveDocument, { params, body: { cpf: migrating.cpf } });
  });

  it('a lead that is not a migration cannot be confirmed or read as one', async () => {
    const { browser, params } = await openAt('name', { engine });
    await browser.refuses('409 not-proved', leads.confirmLead, { params, query: migration, body: {} });
    expect(await browser.refused(getMigrationLead, { params })).toMatchObject({
      status: 404,
      error: expect.stringContaining('CPF'),
    });
    await browser.refuses('404', chooseMigrationPlan, { params, body: { idPlan: 1401 } });
  });

  it('a migration’s link alone shows nothing; the end of the phone on file opens it', async () => {
    const { server, params } = await openMigration({ engine });
    const other = server.browser();
    expect(await other.call(getMigrationLead, { params })).toMatchObject({ access: 'pointer' });
    await other.call(leads.openLeadAccess, { params, body: { phoneEnding: '3210' } });
    expect(await other.call(getMigrationLead, { params })).toMatchObject({ name: 'Marcos Vieira Lima' });
  });

  it('a migration’s link that expired names the CPF, with which it starts again', async () => {
    const { server, params } = await openMigration({ engine });
    server.pass({ hours: 72 });
    expect(await server.browser().refused(getMigrationLead, { params })).toMatchObject({
      status: 410,
      error: expect.stringContaining('CPF'),
    });
  });

  it('an answer given in a migration replaces the one on file', async () => {
    const { browser, params } = await openMigration({ engine });
    await browser.call(leads.savePhone, { params, body: { phone: '21999998888' } });
    const view = await browser.call(getMigrationLead, { params });
    expect(view).toMatchObject({ phone: '21999998888', onFile: { name: 'M**** V**** L****' } });
    expect(view.onFile?.phone).toBeUndefined();
  });

  it('a customer who may not migrate gets no offers', async () => {
    const server = await openTestServer({ engine });
    const answer = await server.browser().call(findMigrationOffers, { body: renewing });
    expect(answer).toMatchObject({ outcome: 'no-offer', plansOffers: [], idLead: null });
  });
});
