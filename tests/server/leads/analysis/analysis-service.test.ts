import { describe, expect, it } from 'vitest';
import { notSetUp } from '../../../../src/content/messages/not-set-up.ts';
import { getCoverage } from '../../../../src/contract/calls/coverage.ts';
import * as leads from '../../../../src/contract/calls/leads.ts';
import { listening } from '../../gateways/listening.ts';
import { openTestServer } from '../../test-server/open-test-server.ts';
import { openAt } from '../../test-server/open-with.ts';
import { agreed, approvedCpf, confirmation, paulista, plan } from '../../test-server/order.ts';
import { type Engine, sampledEngines } from '../../test-server/test-database.ts';

const quiz = {
  verdict: 'quiz',
  quiz: {
    id: 'q1',
    questions: [
      {
        id: 'rua',
        text: 'Em que rua você já morou?',
        answers: [
          { id: 'a', text: 'Rua A' },
          { id: 'b', text: 'Rua B' },
        ],
        right: 'a',
      },
    ],
  },
};

const answersWith = (id: string) => ({ idQuiz: 'q1', questions: [{ id: 'rua', answer: { id } }] });

async function openShopWith(engine: Engine, reply: (count: number) => { status?: number; body: unknown }) {
  const bureau = await listening((_, count) => reply(count));
  const server = await openTestServer({
    engine,
    services: { analysis: { url: bureau.url, token: undefined } },
  });
  return { server, asked: bureau.asked };
}

describe.each(sampledEngines)('an analysis by the bureau on %s', (engine) => {
  it('the bureau is told person and address and asked once per answer', async () => {
    const { server, asked } = await openShopWith(engine, () => ({ body: { verdict: 'approved' } }));
    const { browser, params, confirm } = await server.leadAt('confirmation');
    expect(await confirm()).toMatchObject({ rejected: false });
    await confirm();
    await browser.call(leads.saveDueDate, { params, body: { due_date: 10 } });
    await confirm();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/analyses',
      body: {
        document: { kind: 'cpf', number: approvedCpf },
        name: 'Maria Souza',
        mothersName: 'Josefa Quitéria Souza',
        birthDate: '1990-02-02',
        address: { cep: '01310100', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
      },
    });
    await browser.call(leads.saveName, { params, body: { name: 'Mariana Souza' } });
    await confirm();
    expect(asked).toHaveLength(2);
  });

  it('a bureau that does not answer is reported, loses nothing and is asked again under the same key', async () => {
    const { server, asked } = await openShopWith(engine, (count) =>
      count === 1 ? { status: 503, body: {} } : { body: { verdict: 'approved' } },
    );
    const { browser, idLead, params } = await server.leadAt('confirmation');
    const key = 'confirmation-0001';
    const refusal = await browser.refused(leads.confirmLead, confirmation(idLead), { key });
    expect(refusal).toMatchObject({ status: 503, code: 'service-down' });
    expect(refusal.error).toMatch(/guardado/);
    expect(server.logged()).toMatch(/"service":"analysis","reason":"http 503"/);
    const view = await browser.call(leads.getLead, { params });
    expect(view).toMatchObject({ name: 'Maria Souza', risk: { status: 'open' } });
    await browser.refuses('not-confirmed', leads.finishOrder, { params, body: agreed });
    const verdict = await browser.call(leads.confirmLead, confirmation(idLead), { key });
    expect(verdict).toMatchObject({ rejected: false, quiz_needed: false });
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('a verdict on answers that changed meanwhile is dropped', async () => {
    let meanwhile = async () => {};
    const { url, asked } = await listening(async () => {
      await meanwhile();
      return { body: { verdict: 'approved' } };
    });
    const services = { analysis: { url, token: undefined } };
    const { browser, idLead, params, confirm } = await openAt('confirmation', { engine, services });
    meanwhile = async () => {
      await browser.call(leads.saveName, { params, body: { name: 'Joana Prado' } });
    };
    await browser.refuses('412 stale', leads.confirmLead, confirmation(idLead));
    meanwhile = async () => {};
    await confirm();
    expect(asked).toHaveLength(2);
    expect(asked[1]?.body).toMatchObject({ name: 'Joana Prado' });
  });

  it('a verdict holds for its document in other leads until it expires', async () => {
    const { server, asked } = await openShopWith(engine, () => ({
      body: { verdict: 'refused', message: 'Há uma pendência neste CPF.' },
    }));
    const confirmAnother = async () => (await server.leadAt('confirmation')).confirm();
    const refused = { rejected: true, rejected_message: 'Há uma pendência neste CPF.' };
    for (let many = 0; many < 2; many += 1) expect(await confirmAnother()).toMatchObject(refused);
    expect(asked).toHaveLength(1);
    const rows = await server.rows('document_verdicts');
    expect(JSON.stringify(rows)).not.toContain(approvedCpf);
    server.pass({ days: 30 });
    await confirmAnother();
    expect(asked).toHaveLength(2);
  });

  it('the bureau’s quiz keeps its tries across leads', async () => {
    const { server } = await openShopWith(engine, () => ({ body: quiz }));
    const first = await server.leadAt('confirmation');
    const answer = ({ browser, params }: typeof first, id: string) =>
      browser.call(leads.answerQuiz, { params, body: answersWith(id) });
    const { quiz: shown } = await first.confirm();
    expect(shown).toMatchObject({ attemptsLeft: 2, questions: [{ text: 'Em que rua você já morou?' }] });
    expect(JSON.stringify(shown)).not.toContain('right');
    await answer(first, 'b');
    const second = await server.leadAt('confirmation');
    expect((await second.confirm()).quiz).toMatchObject({ attemptsLeft: 1 });
    expect(await answer(second, 'b')).toMatchObject({ rejected: true });
    expect(await answer(first, 'a')).toMatchObject({ rejected: true });
  });
});

it('a shop without an analysis refuses coverage and new leads with the reason', async () => {
  const server = await openTestServer({
    sandbox: false,
    services: { coverage: { url: (await covered()).url, token: undefined } },
  });
  const browser = server.browser();
  const { cep, number, city, state } = paulista;
  const refused = { status: 409, code: 'not-set-up', error: notSetUp.order };
  expect(await browser.refused(getCoverage, { query: { cep, number, city, state } })).toMatchObject(refused);
  const body = { coverage: paulista, lead: { idPlan: plan.id } };
  expect(await browser.refused(leads.createLead, { body })).toMatchObject(refused);
  expect(await server.rows('leads', 'id')).toEqual([]);
});

it('a shop with its own rules of analysis takes orders', async () => {
  const server = await openTestServer({
    sandbox: false,
    services: { coverage: { url: (await covered()).url, token: undefined }, analysis: 'reference' },
  });
  const { confirm } = await server.leadAt('confirmation');
  expect(await confirm()).toMatchObject({ rejected: false });
});

const covered = () =>
  listening(() => ({
    body: { coverage: { network: 'rede-propria', structuredComplement: false, excludedSkus: [] } },
  }));
