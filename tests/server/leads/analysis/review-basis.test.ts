import { describe, expect, it } from 'vitest';
import * as leads from '../../../../src/contract/calls/leads.ts';
import { readLead } from '../../../../src/contract/panel/leads.ts';
import { listQueue, readReviewBasis, resolveItem, takeItem } from '../../../../src/contract/panel/queues.ts';
import { openAt } from '../../test-server/open-with.ts';
import { quizCpf, rejectedCpf } from '../../test-server/order.ts';
import { type Engine, sampledEngines } from '../../test-server/test-database.ts';

const queue = 'reviews' as const;

/** A visitor who was refused and asked a person, and the manager who took the review. */
async function openReview(engine: Engine, cpf = rejectedCpf) {
  const { server, browser: visitor, params, confirm } = await openAt('confirmation', { engine }, { cpf });
  const risk = await confirm();
  const { browser } = await server.signIn('manager', 'Célia Brito');
  const review = async () => {
    await visitor.call(leads.requestReview, { params, body: {} });
    const [item] = (await browser.call(listQueue, { params: { queue }, query: { part: 'waiting' } })).items;
    const id = item?.id ?? '';
    await browser.call(takeItem, { params: { queue, id } });
    return id;
  };
  const basis = (id: string) => browser.call(readReviewBasis, { params: { id } });
  return { server, visitor, browser, params, risk, review, basis };
}

describe.each(sampledEngines)('what a review is decided on, on %s', (engine) => {
  it('a review shows what the analysis said and what was given, masked, and is decided for a reason of its list', async () => {
    const { server, browser, params, review, basis } = await openReview(engine);
    const id = await review();
    const seen = await basis(id);
    expect(seen).toMatchObject({
      analyses: [{ source: 'service', status: 'rejected', questions: null }],
      held: { status: 'rejected' },
      elsewhere: { leads: 0, orders: 0 },
      decisions: [],
    });
    expect(seen.given.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['phone', 'cpf', 'mothers_name']),
    );
    for (const secret of [rejectedCpf, '11987654321', 'Quitéria', 'maria@exemplo'])
      expect(JSON.stringify(seen)).not.toContain(secret);
    const path = { params: { queue, id } };
    for (const reason of [undefined, 'suspected-fraud' as const]) {
      const body = { outcome: 'approved' as const, ...(reason && { reason }) };
      await browser.refuses('422 reason', resolveItem, { ...path, body });
    }
    const body = { outcome: 'approved', reason: 'identity-confirmed', note: 'Por vídeo' } as const;
    await browser.call(resolveItem, { ...path, body });
    const [resolved] = (await browser.call(listQueue, { params: { queue }, query: { part: 'treated' } }))
      .items;
    expect(resolved).toMatchObject({
      ...{ resolved: { outcome: 'approved' }, reason: 'rejected', decidedFor: 'identity-confirmed' },
    });
    const seenLead = (await browser.call(readLead, { params: { id: params.idLead } })).lead;
    expect(seenLead?.timeline.find(({ kind }) => kind === 'review')).toMatchObject({
      ...{ what: 'approved', by: 'Célia Brito', text: 'Identidade confirmada com o cliente · Por vídeo' },
    });
    await server.audits('queue.treated reviews approved identity-confirmed');
    const told = await server.messages();
    expect(told.find(({ kind }) => kind === 'review-decided')?.data).toMatchObject({ decision: 'approved' });
    expect(JSON.stringify(told)).not.toContain('identity-confirmed');
  });

  it('a failed quiz is shown by counts, beside other leads of the same document', async () => {
    const { server, visitor, params, risk, review, basis } = await openReview(engine, quizCpf);
    const questions = (risk.quiz?.questions ?? []).map(({ id }) => ({ id, answer: { id: 'nenhuma' } }));
    const body = { idQuiz: risk.quiz?.idQuiz ?? '', questions };
    for (let tries = 0; tries < 2; tries++) {
      server.pass({ minutes: 1 });
      await visitor.call(leads.answerQuiz, { params, body });
    }
    await server.leadAt('confirmation', { door: { number: '7' }, cpf: quizCpf });
    const wrong = { source: 'quiz', questions: questions.length, correct: 0 };
    const seen = await basis(await review());
    expect(seen.analyses).toMatchObject([
      { source: 'service', status: 'quiz' },
      { ...wrong, status: 'quiz' },
      { ...wrong, status: 'quiz-failed' },
    ]);
    expect(seen.held).toMatchObject({ status: 'quiz-failed', tries: 2 });
    expect(seen.elsewhere).toEqual({ leads: 1, orders: 0 });
  });
});

it('the basis of a review is only for who decides, and what was decided on the document stands in the next one', async () => {
  const { server, browser, review, basis, visitor, params } = await openReview('SQLite');
  const id = await review();
  const seller = await server.signIn('seller');
  await seller.browser.refuses('403', readReviewBasis, { params: { id } });
  const body = { outcome: 'ask-again', reason: 'typing-error' } as const;
  await browser.call(resolveItem, { params: { queue, id }, body });
  await visitor.call(leads.confirmLead, { params, query: {}, body: {} });
  expect((await basis(await review())).decisions).toMatchObject([
    { decision: 'ask-again', reason: 'typing-error', by: 'Célia Brito', isOther: false },
  ]);
  await browser.refuses('404', readReviewBasis, { params: { id: crypto.randomUUID() } });
});
