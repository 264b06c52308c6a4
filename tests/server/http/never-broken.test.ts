import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import { runs } from '../../setup/full-run.ts';
import { openAt } from '../test-server/open-with.ts';
import { agreed, approvedCpf, paulista } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const calls = Object.values<Endpoint>(endpoints).filter(({ root }) => root !== 'site');

/** Valid values, so that random calls also get past the first check. */
const fitting = fc.constantFrom<unknown>(
  { name: 'Maria Souza' },
  { cpf: approvedCpf },
  { due_date: 10 },
  { direct_debit: true },
  { idPlan: 101 },
  { coverage: paulista, lead: {} },
  { coverage: paulista, lead: { idPlan: 2 ** 53 - 1, addon: '../etc' } },
  { ...paulista, cep: '20040020', state: 'RJ' },
  { ...paulista, number: '\u202e', neighborhood: '' },
  { complement: '' },
  { complements: [{ type: '', value: '' }] },
  { idQuiz: 'x', questions: [{ id: '__proto__', answer: { id: 'constructor' } }] },
  { riskValidation: { idQuiz: '', questions: [{ id: '', answer: { id: '' } }] } },
  { phoneEnding: '4321' },
  { telephone: '11987654321' },
  { phoneNumber: '11987654321', addon: 'timblack' },
  { email: 'ana@timbrasil.com.br' },
  { cpf: '39053344705', birth_date: '15/03/1985' },
  { cpf: '16899535009', birth_date: '22/08/1978' },
  { cep: '01310100', number: '1' },
  { code: '123456', idLead: crypto.randomUUID() },
  { offer1: true, id_renewal_base_user: '00000000-0000-4000-8000-000000000001' },
  agreed,
  { accept_information: true, offerSelected: { sku: '', price: 1e308 } },
  {},
);

const body = fc.oneof(fitting, fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined));
const header = fc.constantFrom(undefined, '"1"', '"7"', '1', '*');
const key = fc.constantFrom(undefined, 'k'.repeat(20), 'j'.repeat(20), 'x');
const id = fc.constantFrom('mine', 'unknown', '%00', '..%2f', "'--");
const query = fc.constantFrom(
  '',
  '?cep=01310100',
  '?cep=01310100&cep=2',
  '?fiberMigration=true',
  '?a[b]=%27',
  '?infraco=x',
);

const headersOf = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])));

describe.each(sampledEngines)('generated requests on %s', (engine) => {
  it('no generated request breaks the server', { timeout: 60_000 }, async () => {
    const { server, browser, idLead: mine } = await openAt('confirmation', { engine });
    const ids: Record<string, string> = { mine, unknown: crypto.randomUUID() };
    const strange = fc.asyncProperty(
      fc.constantFrom(...calls),
      body,
      header,
      key,
      id,
      query,
      async ({ method, path }, given, version, idempotencyKey, which, search) => {
        const answer = await browser.send({
          method,
          url: `/api/${path.replaceAll(/:\w+/g, ids[which] ?? which)}${search}`,
          headers: headersOf({
            'x-requested-with': 'ultrafibra',
            'content-type': given === undefined ? undefined : 'application/json',
            'if-match': version,
            'idempotency-key': idempotencyKey,
          }),
          ...(given === undefined ? {} : { payload: JSON.stringify(given) }),
        });
        if (answer.status === 200) return;
        expect([500, 502, 504]).not.toContain(answer.status);
        expect(problemSchema.parse(answer.body).error).toMatch(/\S/);
      },
    );
    await fc.assert(strange, { numRuns: runs(1500) });
    expect(server.logged()).not.toContain('"failed"');
  });
});
