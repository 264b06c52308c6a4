import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { notSetUp } from '../../../../src/content/messages/not-set-up.ts';
import { getCoverage } from '../../../../src/contract/calls/coverage.ts';
import * as leads from '../../../../src/contract/calls/leads.ts';
import { listening } from '../../gateways/listening.ts';
import { standIn } from '../../gateways/stand-in.ts';
import type { Browser } from '../../test-server/browser.ts';
import { openTestServer } from '../../test-server/open-test-server.ts';
import { openWithBrowser } from '../../test-server/open-with.ts';
import { agreed, approvedCpf, giveAnswers, openLead, paulista, plan } from '../../test-server/order.ts';
import { type Engine, sampledEngines } from '../../test-server/test-database.ts';

const confirmation = (idLead: string) => ({ params: { idLead }, query: {}, body: {} });

async function readyToConfirm(browser: Browser): Promise<string> {
  const idLead = await openLead(browser);
  await giveAnswers(browser, idLead);
  return idLead;
}

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
    const browser = server.browser();
    const idLead = await readyToConfirm(browser);
    expect(await browser.call(leads.confirmLead, confirmation(idLead))).toMatchObject({ rejected: false });
    await browser.call(leads.confirmLead, confirmation(idLead));
    await browser.call(leads.saveDueDate, { params: { idLead }, body: { due_date: 10 } });
    await browser.call(leads.confirmLead, confirmation(idLead));
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
    await browser.call(leads.saveName, { params: { idLead }, body: { name: 'Mariana Souza' } });
    await browser.call(leads.confirmLead, confirmation(idLead));
    expect(asked).toHaveLength(2);
  });

  it('a bureau that does not answer is reported, loses nothing and is asked again under the same key', async () => {
    const { server, asked } = await openShopWith(engine, (count) =>
      count === 1 ? { status: 503, body: {} } : { body: { verdict: 'approved' } },
    );
    const browser = server.browser();
    const idLead = await readyToConfirm(browser);
    const key = 'confirmation-0001';
    const refusal = await browser.refused(leads.confirmLead, confirmation(idLead), { key });
    expect(refusal).toMatchObject({ status: 503, code: 'service-down' });
    expect(refusal.error).toMatch(/guardado/);
    expect(server.logged()).toMatch(/"service":"analysis","reason":"http 503"/);
    const view = await browser.call(leads.getLead, { params: { idLead } });
    expect(view).toMatchObject({ name: 'Maria Souza', risk: { status: 'open' } });
    const early = await browser.refused(leads.finishOrder, { params: { idLead }, body: agreed });
    expect(early.code).toBe('not-confirmed');
    const verdict = await browser.call(leads.confirmLead, confirmation(idLead), { key });
    expect(verdict).toMatchObject({ rejected: false, quiz_needed: false });
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('a verdict on answers that changed meanwhile is dropped', async () => {
    let meanwhile = async () => {};
    const asked: string[] = [];
    const url = await standIn((request, response) => {
      json(request).then(async (body) => {
        asked.push(JSON.stringify(body));
        await meanwhile();
        response.writeHead(200).end('{"verdict":"approved"}');
      });
    });
    const { browser } = await openWithBrowser({ engine, services: { analysis: { url, token: undefined } } });
    const idLead = await readyToConfirm(browser);
    meanwhile = async () => {
      await browser.call(leads.saveName, { params: { idLead }, body: { name: 'Joana Prado' } });
    };
    const refusal = await browser.refused(leads.confirmLead, confirmation(idLead));
    expect(refusal).toMatchObject({ status: 412, code: 'stale' });
    meanwhile = async () => {};
    await browser.call(leads.confirmLead, confirmation(idLead));
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain('Joana Prado');
  });

  it('a verdict holds for its document in other leads until it expires', async () => {
    const { server, asked } = await openShopWith(engine, () => ({
      body: { verdict: 'refused', message: 'Há uma pendência neste CPF.' },
    }));
    for (const browser of [server.browser(), server.browser()]) {
      const idLead = await readyToConfirm(browser);
      expect(await browser.call(leads.confirmLead, confirmation(idLead))).toMatchObject({
        rejected: true,
        rejected_message: 'Há uma pendência neste CPF.',
      });
    }
    expect(asked).toHaveLength(1);
    const rows = await server.database.read((db) => db.selectFrom('document_verdicts').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(approvedCpf);
    server.pass({ days: 30 });
    const later = server.browser();
    await later.call(leads.confirmLead, confirmation(await readyToConfirm(later)));
    expect(asked).toHaveLength(2);
  });

  it('the bureau’s quiz keeps its tries across leads', async () => {
    const { server } = await openShopWith(engine, () => ({ body: quiz }));
    const first = server.browser();
    const firstLead = await readyToConfirm(first);
    const { quiz: shown } = await first.call(leads.confirmLead, confirmation(firstLead));
    expect(shown).toMatchObject({ attemptsLeft: 2, questions: [{ text: 'Em que rua você já morou?' }] });
    expect(JSON.stringify(shown)).not.toContain('right');
    await first.call(leads.answerQuiz, { params: { idLead: firstLead }, body: answersWith('b') });
    const second = server.browser();
    const params = { idLead: await readyToConfirm(second) };
    const again = await second.call(leads.confirmLead, confirmation(params.idLead));
    expect(again.quiz).toMatchObject({ attemptsLeft: 1 });
    const failed = await second.call(leads.answerQuiz, { params, body: answersWith('b') });
    expect(failed).toMatchObject({ rejected: true });
    const late = await first.call(leads.answerQuiz, {
      params: { idLead: firstLead },
      body: answersWith('a'),
    });
    expect(late).toMatchObject({ rejected: true });
  });
});

describe('a shop without an analysis', () => {
  it('a shop without an analysis refuses coverage and new leads with the reason', async () => {
    const server = await openTestServer({
      sandbox: false,
      services: { coverage: { url: (await covered()).url, token: undefined } },
    });
    const browser = server.browser();
    const { cep, number, city, state } = paulista;
    const refused = { status: 409, code: 'not-set-up', error: notSetUp.order };
    expect(await browser.refused(getCoverage, { query: { cep, number, city, state } })).toMatchObject(
      refused,
    );
    const body = { coverage: paulista, lead: { idPlan: plan.id } };
    expect(await browser.refused(leads.createLead, { body })).toMatchObject(refused);
    expect(await server.database.read((db) => db.selectFrom('leads').select('id').execute())).toEqual([]);
  });

  it('a shop with its own rules of analysis takes orders', async () => {
    const server = await openTestServer({
      sandbox: false,
      services: { coverage: { url: (await covered()).url, token: undefined }, analysis: 'reference' },
    });
    const browser = server.browser();
    const idLead = await readyToConfirm(browser);
    expect(await browser.call(leads.confirmLead, confirmation(idLead))).toMatchObject({ rejected: false });
  });
});

const covered = () =>
  listening(() => ({
    body: { coverage: { network: 'rede-propria', structuredComplement: false, excludedSkus: [] } },
  }));
