import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as coverage from '../../../src/contract/calls/coverage.ts';
import type { ImportRun } from '../../../src/contract/panel/import-runs.ts';
import { importAddress, importFaultsPath, listImports } from '../../../src/contract/panel/imports.ts';
import { coverageHeader, customersHeader } from '../imports/csv.ts';
import type { Browser } from '../test-server/browser.ts';
import { listFileRequest } from '../test-server/list-file-request.ts';
import { openSignedIn } from '../test-server/open-with.ts';
import { noNetwork } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const send = (browser: Browser, kind: string, lines: readonly string[], headers = {}) =>
  browser.send({
    method: 'POST',
    url: `${importAddress}/${kind}`,
    headers: {
      'content-type': 'text/csv',
      'content-encoding': 'gzip',
      'x-requested-with': 'ultrafibra',
      ...headers,
    },
    payload: gzipSync(lines.join('\n')),
  });

async function ended(browser: Browser): Promise<ImportRun | undefined> {
  const latest = async () => (await browser.call(listImports, {})).runs[0];
  await expect.poll(async () => (await latest())?.endedAt ?? null, { timeout: 15_000 }).not.toBeNull();
  return latest();
}

const ranges = (many: number) =>
  Array.from({ length: many }, (_, index) => {
    const cep = 80_000_000 + index;
    return `${cep},${cep},Curitiba,PR,sul,covered`;
  });

describe.each(sampledEngines)('a file imported in the panel on %s', (engine) => {
  it('an import takes effect as a whole, one at a time, while visitors are served', async () => {
    const { server, browser } = await openSignedIn('admin', { engine });
    const many = 20_000;
    expect((await send(browser, 'coverage', [coverageHeader, ...ranges(many)])).status).toBe(202);
    expect(await send(browser, 'coverage', [coverageHeader])).toMatchObject({ status: 409 });
    let answered = 0;
    while ((await browser.call(listImports, {})).runs[0]?.endedAt === null) {
      await server.browser().call(coverage.createNoCoverageLead, { body: noNetwork });
      answered += 1;
      if (answered === 50) break;
    }
    expect(answered).toBeGreaterThan(1);
    expect(await ended(browser)).toMatchObject({ state: 'done', lines: many, ofLines: many, problems: [] });
    const { infra } = await server.browser().call(coverage.getCoverage, { query: { cep: '80000007' } });
    expect(infra).toMatchObject({ infraco: 'sul' });
    expect((await server.audit()).map(({ action, detail }) => [action, detail])).toEqual([
      ['import.started', 'coverage'],
    ]);
  });

  it('a check tells what an import would change, and changes nothing', async () => {
    const { server, browser } = await openSignedIn('admin', { engine });
    const visitor = server.browser();
    const { id } = await visitor.call(coverage.createNoCoverageLead, { body: noNetwork });
    await visitor.call(coverage.updateNoCoverageLead, {
      body: { id, email: 'ana@exemplo.com.br', accept_information: true },
    });
    const cep = noNetwork.cep.replace('-', '');
    await send(browser, 'coverage', [
      coverageHeader,
      '80010000,80010099,Curitiba,PR,sul,covered',
      '80020000,80020009,Curitiba,PR,sul,planned',
    ]);
    expect(await ended(browser)).toMatchObject({ state: 'done', forecast: null });
    // Import ids are ordered by time.
    server.pass({ minutes: 1 });
    await send(browser, 'coverage/check', [
      coverageHeader,
      '80010090,80010109,Curitiba,PR,norte,covered',
      '80020005,80020009,Curitiba,PR,sul,covered',
      `${cep},${cep},${noNetwork.city},${noNetwork.state},sul,covered`,
    ]);
    expect(await ended(browser)).toMatchObject({
      state: 'checked',
      lines: 3,
      told: 0,
      forecast: { replaced: 2, added: 16, gone: 90, toTell: 1 },
    });
    const rows = await server.rows('coverage_ranges', 'cep_to');
    expect(rows).toEqual([{ cep_to: 80010099 }, { cep_to: 80020009 }]);
    expect(await server.rows('message_outbox', 'id')).toEqual([]);
    await server.audits('import.checked coverage');
  });

  it('a check of customers counts who would come and who would go', async () => {
    const { server, browser } = await openSignedIn('admin', { engine });
    const customer = (cpf: string) =>
      `${cpf},02/02/1990,Clara Nunes Prado,,,200 Mega,"89,90",200,100,yes,,no,,,`;
    const [stays, goes, comes] = ['529.982.247-25', '123.456.789-09', '111.444.777-35'].map(customer);
    await send(browser, 'customers', [customersHeader, stays ?? '', goes ?? '']);
    await ended(browser);
    server.pass({ minutes: 1 });
    await send(browser, 'customers/check', [customersHeader, stays ?? '', comes ?? '']);
    expect(await ended(browser)).toMatchObject({
      state: 'checked',
      forecast: { replaced: 2, added: 1, gone: 1, toTell: 0 },
    });
    expect(await server.rows('customers', 'line')).toHaveLength(2);
  });

  it('a file with hundreds of wrong lines shows the first ones, and has all of them to download', async () => {
    const { server, browser } = await openSignedIn('admin', { engine });
    const wrong = Array.from({ length: 300 }, () => '=1+1,80010000,Curitiba,PR,sul,covered');
    await send(browser, 'coverage/check', [coverageHeader, ...wrong]);
    const run = await ended(browser);
    expect(run).toMatchObject({ state: 'refused', faults: 300, more: false });
    expect(run?.problems).toHaveLength(20);
    const asked = listFileRequest(importFaultsPath, { id: run?.id });
    const { text } = await browser.send(asked);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(301);
    expect(lines[300]).toBe(`"301";"CEP inicial";"o CEP precisa ter 8 dígitos";"'=1+1"`);
    const seller = await server.signIn('seller');
    expect((await seller.browser.send(asked)).status).toBe(403);
    server.pass({ days: 30 });
    await server.sweep();
    const again = await server.signIn('admin', 'Caio');
    const kept = (await again.browser.call(listImports, {})).runs[0];
    expect([kept?.faults, kept?.problems.length]).toEqual([20, 20]);
    expect((await again.browser.send(asked)).text.trim().split('\r\n')).toHaveLength(21);
  });

  it('an import with wrong lines is refused with their numbers and without customers’ data', async () => {
    const { server, browser } = await openSignedIn('admin', { engine });
    await send(browser, 'customers', [
      customersHeader,
      '529.982.247-24,02/02/1990,Clara Nunes Prado,,,200 Mega,"89,90",200,100,yes,d600b,no,,,',
      '529.982.247-25,02/02/1990,Clara Nunes Prado,,,200 Mega,caro,200,100,yes,d600b,no,,,',
    ]);
    const run = await ended(browser);
    expect(run).toMatchObject({
      state: 'refused',
      problems: [
        { code: 'document', lines: [2], column: 'cpf' },
        { code: 'price', lines: [3], column: 'price' },
      ],
    });
    expect(JSON.stringify(run)).not.toMatch(/529\.?982|Clara|caro/);
    expect(await server.rows('customers', 'line')).toEqual([]);
  });
});

it('an import is accepted only from administrators of this site', async () => {
  const { server, browser: seller } = await openSignedIn('seller');
  for (const kind of ['coverage', 'coverage/check'])
    expect(await send(seller, kind, [coverageHeader])).toMatchObject({ status: 403 });
  const { browser: admin } = await server.signIn('admin');
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect(await send(admin, 'coverage', [coverageHeader], elsewhere)).toMatchObject({ status: 403 });
  expect(await send(admin, 'prices', [coverageHeader])).toMatchObject({ status: 404 });
  expect((await admin.call(listImports, {})).runs).toEqual([]);
});
