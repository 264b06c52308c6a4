import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openAt } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';

describe.each(sampledEngines)('the version of a lead on %s', (engine) => {
  it('a write to an older version is refused', async () => {
    const { browser, params } = await openAt('name', { engine });
    const saved = await browser.call(leads.saveName, { params, body: { name: 'Ana Lima' } }, { version: 1 });
    expect(saved.version).toBe(2);
    const body = { name: 'Maria Souza' };
    const stale = await browser.refused(leads.saveName, { params, body }, { version: 1 });
    expect(stale).toMatchObject({ status: 412, code: 'stale' });
    expect(stale.error).toContain('outra aba');
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ name: 'Ana Lima', version: 2 });
  });

  it('one of two simultaneous writes to the same version wins', async () => {
    const { browser, params } = await openAt('name', { engine });
    const tabs = ['Ana Lima', 'Maria Souza', 'Rui Alves'].map((name) =>
      browser.ask(leads.saveName, { params, body: { name } }, { version: 1 }),
    );
    const statuses = (await Promise.all(tabs)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 412, 412]);
  });

  it('writes without a version are all counted', async () => {
    const { browser, params } = await openAt('name', { engine });
    const days = [1, 5, 10, 15, 20, 25];
    await Promise.all(
      days.map((due_date) => browser.call(leads.saveDueDate, { params, body: { due_date } })),
    );
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ version: 1 + days.length });
  });
});
