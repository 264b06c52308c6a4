import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { quizCpf } from '../test-server/order.ts';

const key = 'k'.repeat(20);

function bytesOf({ url }: TestServer): string {
  const file = url.slice('file:'.length);
  const names = readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)));
  expect(names.length).toBeGreaterThan(1);
  return names.map((name) => readFileSync(join(dirname(file), name)).toString('latin1')).join('');
}

describe('the database file', () => {
  it('a reader of the journal does not block the server', async () => {
    const { server, browser, params } = await openAt('name');
    const reader = new DatabaseSync(server.url.slice('file:'.length), { readOnly: true });
    onTestFinished(() => reader.close());
    reader.exec('BEGIN; SELECT count(*) FROM leads');
    await browser.call(leads.saveDueDate, { params, body: { due_date: 5 } });
    await server.database.truncateWal();
    await browser.call(leads.saveDueDate, { params, body: { due_date: 10 } });
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ due_date: 10 });
  });

  it('the database file holds no sensitive answer in tables or log', async () => {
    const { server, browser, params } = await openAt('confirmation', {}, { cpf: quizCpf });
    await browser.call(leads.saveBankInfo, {
      params,
      body: {
        direct_debit: true,
        bankInfo: { bank: '341', agency: '77123', account_number: '4455667-1' },
        deviceInfo: { cookies: 'cookie-of-the-device' },
      },
    });
    const { quiz } = await browser.call(leads.confirmLead, { params, query: {}, body: {} }, { key });
    expect(quiz).not.toBeNull();

    const bytes = bytesOf(server);
    // A value that is stored in clear proves that the search works.
    expect(bytes).toContain('11987654321');
    const secrets = [quizCpf, 'Josefa', 'Quit', '02/02/1990', '77123', '4455667', 'cookie-of-the', 'idQuiz'];
    for (const secret of secrets) expect(bytes).not.toContain(secret);
    expect(bytes).not.toContain(browser.cookies.get('lead'));
  });
});
