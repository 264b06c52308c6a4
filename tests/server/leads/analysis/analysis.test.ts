import { describe, expect, it } from 'vitest';
import * as leads from '../../../../src/contract/calls/leads.ts';
import { listQueue } from '../../../../src/contract/panel/queues.ts';
import type { Quiz } from '../../../../src/contract/risk.ts';
import { openAt } from '../../test-server/open-with.ts';
import { agreed, approvedCpf, quizCpf, rejectedCpf } from '../../test-server/order.ts';
import { type Engine, sampledEngines } from '../../test-server/test-database.ts';

const facts = ['Josefa', '1990', 'Bela Vista'];

const choose = (quiz: Quiz | null, right: boolean) => ({
  idQuiz: quiz?.idQuiz ?? '',
  questions: (quiz?.questions ?? []).map(({ id, answers }) => {
    const chosen = answers.find(({ text }) => facts.includes(text) === right);
    return { id, answer: { id: chosen?.id ?? '' } };
  }),
});

async function openQuiz(engine: Engine) {
  const opened = await openAt('confirmation', { engine }, { cpf: quizCpf });
  const { quiz } = await opened.confirm();
  return { ...opened, quiz };
}

describe.each(sampledEngines)('the identity analysis on %s', (engine) => {
  it('right quiz answers approve the lead and delete the quiz', async () => {
    const { server, browser, params, quiz } = await openQuiz(engine);
    expect(quiz).toMatchObject({ attemptsLeft: 2 });
    expect(quiz?.questions).toHaveLength(3);
    const verdict = await browser.call(leads.answerQuiz, { params, body: choose(quiz, true) });
    expect(verdict).toMatchObject({ quiz: null, quiz_needed: false, rejected: false });
    const [row] = await server.rows('leads', 'quiz_state', 'risk_status');
    expect(row).toEqual({ quiz_state: null, risk_status: 'approved' });
  });

  it('an open quiz is returned unchanged', async () => {
    const { confirm, quiz } = await openQuiz(engine);
    expect((await confirm()).quiz).toEqual(quiz);
  });

  it('two wrong quiz tries end the analysis and close the order', async () => {
    const { browser, params, confirm, quiz } = await openQuiz(engine);
    const first = await browser.call(leads.answerQuiz, { params, body: choose(quiz, false) });
    expect(first).toMatchObject({ quiz_needed: true, rejected: false, quiz: { attemptsLeft: 1 } });
    const second = await browser.call(leads.answerQuiz, { params, body: choose(first.quiz, false) });
    expect(second).toMatchObject({ quiz: null, quiz_needed: false, rejected: true });
    expect(await confirm()).toMatchObject({ rejected: true });
    const view = await browser.call(leads.getLead, { params });
    expect(view.risk?.status).toBe('quiz-failed');
    const refusal = await browser.refused(leads.finishOrder, { params, body: agreed });
    expect(refusal).toMatchObject({ status: 409, code: 'rejected', error: view.risk?.message });
  });

  it('a rejected lead gets a message and one review, but no order', async () => {
    const { server, browser, params, confirm } = await openAt(
      'confirmation',
      { engine },
      { cpf: rejectedCpf },
    );
    await browser.refuses('409 not-rejected', leads.requestReview, { params, body: {} });
    const verdict = await confirm();
    expect(verdict).toMatchObject({ rejected: true, quiz: null });
    expect(verdict.rejected_message).toMatch(/revise/);
    await browser.call(leads.requestReview, { params, body: { message: 'Sou eu mesma.' } });
    await browser.call(leads.requestReview, { params, body: {} });
    const { protocol } = await browser.call(leads.getLead, { params });
    const operator = (await server.signIn('seller')).browser;
    const query = { part: 'waiting' as const };
    const { items } = await operator.call(listQueue, { params: { queue: 'reviews' }, query });
    expect(items).toMatchObject([{ leadId: params.idLead, protocol, message: 'Sou eu mesma.' }]);
    await browser.refuses('409', leads.finishOrder, { params, body: agreed });
  });

  it('an identity changed after approval reopens the analysis', async () => {
    const { browser, params, confirm } = await openAt('confirmation', { engine });
    await confirm();
    await browser.call(leads.saveName, { params, body: { name: 'Maria Souza' } });
    expect((await browser.call(leads.getLead, { params })).risk?.status).toBe('approved');
    await browser.call(leads.saveDocument, { params, body: { cpf: quizCpf } });
    expect((await browser.call(leads.getLead, { params })).risk?.status).toBe('open');
    await browser.refuses('409 not-confirmed', leads.finishOrder, { params, body: agreed });
  });

  it('a document entered again gets no new quiz tries', async () => {
    const { browser, params, confirm, quiz } = await openQuiz(engine);
    await browser.call(leads.answerQuiz, { params, body: choose(quiz, false) });
    await browser.call(leads.saveDocument, { params, body: { cpf: approvedCpf } });
    await browser.call(leads.saveDocument, { params, body: { cpf: quizCpf } });
    const again = await confirm();
    expect(again.quiz?.attemptsLeft).toBe(1);
    await browser.call(leads.answerQuiz, { params, body: choose(again.quiz, false) });
    await browser.call(leads.saveMothersName, { params, body: { mothers_name: 'Ana Lima' } });
    await browser.call(leads.saveDocument, { params, body: { cpf: approvedCpf } });
    await browser.call(leads.saveDocument, { params, body: { cpf: quizCpf } });
    expect(await confirm()).toMatchObject({ rejected: true, quiz: null });
  });

  it('answers to a quiz that is not open are refused', async () => {
    const { browser, params, quiz } = await openQuiz(engine);
    const other = { ...choose(quiz, true), idQuiz: 'another' };
    await browser.refuses('409 quiz-closed', leads.answerQuiz, { params, body: other });
    await browser.call(leads.saveMothersName, { params, body: { mothers_name: 'Ana Lima' } });
    await browser.refuses('409 quiz-closed', leads.answerQuiz, { params, body: choose(quiz, true) });
  });

  it('quiz answers sent with the confirmation are judged', async () => {
    const { browser, params, quiz } = await openQuiz(engine);
    const verdict = await browser.call(leads.confirmLead, {
      params,
      query: {},
      body: { riskValidation: choose(quiz, true) },
    });
    expect(verdict).toMatchObject({ quiz_needed: false, rejected: false });
  });
});
