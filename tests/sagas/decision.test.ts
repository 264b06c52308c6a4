import { expect, it } from 'vitest';
import * as leads from '../../src/contract/calls/leads.ts';
import { selectBackRoute } from '../../src/store/selectors.ts';
import { quiz } from '../funnel/given.ts';
import { fillUntil, one, reopen } from './browser-tab.ts';
import { bodyOf } from './fake-api.ts';
import { begin } from './visit.ts';

const right = one({ 'quiz-one': 'a', 'quiz-two': 'a', 'quiz-three': 'a' });
const wrong = one({ 'quiz-one': 'b', 'quiz-two': 'b', 'quiz-three': 'b' });

const atVerdict = async (verdict: 'quiz' | 'rejected', goal: string) => {
  const visit = begin();
  visit.shop.state.verdict = verdict;
  await fillUntil(visit.tab, goal);
  return visit;
};

const atQuiz = () => atVerdict('quiz', '/checkout/validacao/');

it('a quiz answered correctly continues with the order', async () => {
  const { shop, tab } = await atQuiz();
  tab.submit(right);
  await tab.at('/checkout/data-instalacao/');
  expect(shop.callsOf(leads.answerQuiz).map(bodyOf)).toEqual([
    { idQuiz: 'q', questions: ['one', 'two', 'three'].map((id) => ({ id, answer: { id: 'a' } })) },
  ]);
  expect(tab.store.getState().answers.values.quiz).toBeUndefined();
  await fillUntil(tab, '/pedido-realizado/', '/checkout/data-instalacao/');
  expect(shop.state.orders).toEqual(['order 1']);
});

it('a quiz answered wrongly is asked again, and correct answers continue with the order', async () => {
  const { shop, tab } = await atQuiz();
  shop.state.quiz = { ...quiz, attemptsLeft: 1 };
  shop.once(leads.answerQuiz, () => shop.judge('quiz', null));
  tab.submit(wrong);
  await tab.until(({ stepResults }) => stepResults.risk?.quiz?.attemptsLeft === 1);
  await tab.rest();
  expect(tab.route()).toBe('/checkout/validacao/');
  expect(tab.store.getState().answers.values.quiz).toBeUndefined();
  tab.submit(right);
  await tab.at('/checkout/data-instalacao/');
  expect(shop.callsOf(leads.answerQuiz)).toHaveLength(2);
});

it('a quiz answered wrong twice ends at the error page and keeps the lead', async () => {
  const { shop, tab } = await atQuiz();
  shop.state.quiz = { ...quiz, attemptsLeft: 1 };
  shop.once(
    leads.answerQuiz,
    () => shop.judge('quiz', null),
    () => shop.judge('quiz-failed', 'As respostas não conferem.'),
  );
  tab.submit(wrong);
  await tab.until(({ stepResults }) => stepResults.risk?.quiz?.attemptsLeft === 1);
  tab.submit(wrong);
  await tab.at('/checkout/validacao/erro2/');
  expect(shop.callsOf(leads.answerQuiz)).toHaveLength(2);
  expect(tab.store.getState()).toMatchObject({
    lead: { id: expect.any(String) },
    stepResults: { risk: { status: 'quiz-failed', message: 'As respostas não conferem.' } },
  });
  expect(selectBackRoute(tab.store.getState())).toBeNull();
});

it('a move to another neighbourhood asks another quiz', async () => {
  const { shop, tab } = await atQuiz();
  shop.state.place = { ...shop.state.place, neighborhood: 'Centro' };
  shop.state.quiz = { ...quiz, idQuiz: 'another' };
  tab.go('/checkout/cep/');
  tab.submit(one({ cep: '20040-020' }));
  await tab.fill('/checkout/nr-imovel/', one({ number: '5' }));
  await tab.until(({ stepResults }) => stepResults.risk?.quiz?.idQuiz === 'another');
  await tab.at('/checkout/validacao/');
  tab.submit(right);
  await tab.at('/checkout/data-instalacao/');
  expect(shop.callsOf(leads.answerQuiz).map(bodyOf)).toMatchObject([{ idQuiz: 'another' }]);
});

it('a reload shows the same quiz', async () => {
  const { shop, device, tab } = await atQuiz();
  const again = reopen(tab, shop, device, '/checkout/validacao/');
  await again.until(({ stepResults }) => stepResults.risk?.quiz !== null && stepResults.risk !== null);
  await again.at('/checkout/validacao/');
  expect(again.store.getState().stepResults.risk?.quiz).toEqual(quiz);
  again.submit(right);
  await again.at('/checkout/data-instalacao/');
});

const rejected = () => atVerdict('rejected', '/checkout/validacao/erro1/');

it('a rejection shows the server’s message and keeps the lead', async () => {
  const { tab } = await rejected();
  expect(tab.store.getState()).toMatchObject({
    lead: { id: expect.any(String) },
    stepResults: { risk: { status: 'rejected', message: 'Não aprovado' } },
  });
  expect(selectBackRoute(tab.store.getState())).toBe('/checkout/ativar-debito/');
  expect(tab.history.at(-1)).toBe('/checkout/validacao/erro1/');
  expect(tab.history).not.toContain('/checkout/confirmando-dados/');
});

it('another document after a rejection is analysed again', async () => {
  const { shop, tab } = await rejected();
  shop.state.verdict = 'approved';
  tab.go('/checkout/cpf/');
  expect(tab.route()).toBe('/checkout/cpf/');
  tab.submit(one({ cpf: '111.444.777-35' }));
  await tab.at('/checkout/data-instalacao/');
  expect(shop.callsOf(leads.confirmLead)).toHaveLength(2);
  expect(tab.history).not.toContain('/checkout/confirmando-dados/');
});
