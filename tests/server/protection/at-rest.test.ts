import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openFloor } from '../floor/open-floor.ts';
import { giveAnswers, openLead, quizCpf } from '../floor/order.ts';

const key = 'k'.repeat(20);

describe('the database file', () => {
  it('does not tell a sensitive answer, neither in its tables nor in its log', async () => {
    const floor = await openFloor();
    const browser = floor.browser();
    const params = { idLead: await openLead(browser) };
    await giveAnswers(browser, params.idLead, { cpf: quizCpf });
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

    const file = floor.url.slice('file:'.length);
    const names = readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)));
    expect(names.length).toBeGreaterThan(1);
    const bytes = names.map((name) => readFileSync(join(dirname(file), name)).toString('latin1')).join('');
    // What is not sensitive is there to be read: the search itself works.
    expect(bytes).toContain('11987654321');
    const secrets = [quizCpf, 'Josefa', 'Quit', '02/02/1990', '77123', '4455667', 'cookie-of-the', 'idQuiz'];
    for (const secret of secrets) expect(bytes).not.toContain(secret);
    expect(bytes).not.toContain(browser.cookies.get('lead'));
  });
});
