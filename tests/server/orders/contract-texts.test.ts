import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { fillContractVersions } from '../../../server/orders/fill-contract-versions.ts';
import * as orders from '../../../src/contract/calls/orders.ts';
import type { Browser } from '../test-server/browser.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { openWithOrder } from '../test-server/open-with.ts';
import { plansOf, scansTable } from '../test-server/query-plans.ts';
import { engines } from '../test-server/test-database.ts';

async function contractSaid(browser: Browser, orderNumber: string): Promise<string> {
  const { pdf } = await browser.call(orders.getOrderSummary, { body: { orderNumber, document: 'contract' } });
  const read = await getDocumentProxy(new Uint8Array(Buffer.from(pdf, 'base64')));
  return (await extractText(read, { mergePages: true })).text;
}

const versions = (server: TestServer) => server.rows('orders', 'contract_version');

describe.each(engines)('the contract texts of an order on %s', (engine) => {
  it('an order keeps the words that were agreed to when they change later', async () => {
    const { server, browser, orderNumber } = await openWithOrder({ engine });
    expect(await contractSaid(browser, orderNumber)).toContain('Deveres da prestadora');
    // Simulates the text of an earlier version.
    const clauses = JSON.stringify([['Deveres de outrora', 'O que então valia.']]);
    await server.change('contract_texts', { clauses });
    const said = await contractSaid(browser, orderNumber);
    expect(said).toContain('1. Deveres de outrora');
    expect(said).not.toContain('Deveres da prestadora');
  });

  it('contract texts are stored once for all orders of an offer', async () => {
    const { server } = await openWithOrder({ engine });
    await server.ordered({ door: { number: '1002' } });
    const [one, other] = await versions(server);
    expect(one?.contract_version).toMatch(/^[0-9a-f]{24}$/);
    expect(other).toEqual(one);
    expect(await server.rows('contract_texts')).toHaveLength(1);
  });

  it('contract texts are stored from now on for an order of an earlier version', async () => {
    const { server, browser, orderNumber } = await openWithOrder({ engine });
    const before = await versions(server);
    await server.database.write(async (db) => {
      await db.updateTable('orders').set({ contract_version: null }).execute();
      await db.deleteFrom('contract_texts').execute();
    });
    expect(await contractSaid(browser, orderNumber)).toContain('Deveres da prestadora');
    expect(await fillContractVersions(server.database, server.now())).toBe(1);
    expect(await versions(server)).toEqual(before);
    expect(await fillContractVersions(server.database, server.now())).toBe(0);
    const plans = await plansOf(server.database, engine, (db) =>
      fillContractVersions({ ...server.database, write: (job) => job(db) }, server.now()),
    );
    expect(plans.filter(scansTable)).toEqual([]);
  });
});
