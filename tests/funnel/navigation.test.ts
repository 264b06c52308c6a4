import { describe, expect, it } from 'vitest';
import type { Facts } from '../../src/funnel/facts.ts';
import { type Move, nextMove } from '../../src/funnel/routes/next-move.ts';
import { mayOpen } from '../../src/funnel/routes/walk-routes.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { answersWithout, factsWith, ordered, quiz, stand } from './given.ts';

const answered = (facts: Partial<Facts> = {}): Facts =>
  factsWith({ answers: { ...everyAnswer, accept_information: undefined }, ...facts });
const missing = (name: keyof typeof everyAnswer) => factsWith({ answers: answersWithout(name) });
const asking = answered({ answers: answersWithout('quiz'), risk: { status: 'quiz', message: null, quiz } });
const rejected = answered({ risk: { status: 'rejected', message: null, quiz: null } });
const failedQuiz = answered({ risk: { status: 'quiz-failed', message: null, quiz: null } });
const uncovered = answered({ coverage: { plans: [], infra: null } });
const done = answered({ order: ordered });
const fresh = factsWith({ place: null, coverage: null });
const lookingUp = factsWith({ answers: { cep: '01310100' }, place: null, coverage: null });
const checking: Facts = {
  ...factsWith({ answers: { cep: '01310100', number: '1' }, coverage: null }),
  done: { cep: '["01310100"]' },
};
const check = 'verificando-disponibilidade';

const at = (page: string) => (page.startsWith('/') ? page : `/checkout/${page}/`);
const stay: Move = { kind: 'stay' };
const push = (page: string): Move => ({ kind: 'push', route: at(page) });
const replace = (page: string): Move => ({ kind: 'replace', route: at(page) });
const home = replace('/');

function moveFrom(page: string, facts: Facts, { leaving = false, prefix = '' } = {}): Move {
  const isSettled = facts !== lookingUp && facts !== checking;
  return nextMove({
    home: '/',
    route: at(page),
    leaving,
    onward: null,
    ...stand(facts, prefix, { isSettled }),
  });
}

describe('the next move', () => {
  it.each<[string, string, Facts, Move]>([
    ['at the current page', 'cep', fresh, stay],
    ['a waiting screen stays while it waits', check, checking, stay],
    ['a waiting screen that is over is replaced', check, missing('name'), replace('nome')],
    ['a past page stays open', 'email', missing('cpf'), stay],
    ['a later page is not open yet', 'confirmacao', missing('cpf'), replace('cpf')],
    ['a deep link to a late page without a plan: home', 'email', fresh, home],
    ['a late page that is skipped, without a plan: home', 'conta-debito', fresh, home],
    ['an early page without anything answered', 'nr-imovel', fresh, replace('cep')],
    ['a late page while an answer is known: to the next question', 'email', checking, replace(check)],
    ['a page that is skipped here', 'instalacao', missing('cpf'), replace('cpf')],
    ['the order page before the order', '/pedido-realizado/', missing('cpf'), replace('cpf')],
    ['the home page stays', '/', fresh, stay],
    ['an unknown checkout page is left to the site', 'xyz', missing('cpf'), stay],
    ['plans without any plan: home', 'planos', uncovered, home],
    ['plans before coverage: home', 'planos', fresh, home],
    ['plans with one match: on', 'planos', missing('name'), replace('nome')],
    ['the quiz by deep link when none is asked', 'validacao', answered(), replace('confirmacao')],
    ['a rejection by deep link without one', 'validacao/erro1', answered(), replace('confirmacao')],
    ['from the confirmation call to the quiz', 'confirmando-dados', asking, replace('validacao')],
    [
      'from the confirmation call to the rejection',
      'confirmando-dados',
      rejected,
      replace('validacao/erro1'),
    ],
    ['no coverage', check, uncovered, replace('oferta-indisponivel')],
    ['back at the review after the order', 'confirmacao', done, stay],
    ['an earlier page after the order', 'cpf', done, replace('/pedido-realizado/')],
  ])('the next move of a visitor: %s', (_, page, facts, move) => {
    expect(moveFrom(page, facts)).toEqual(move);
  });

  it.each<[string, string, Facts, Move]>([
    ['waits for its lookup', 'cep', lookingUp, stay],
    ['leads on', 'nr-imovel', missing('name'), push('nome')],
    ['leads to a waiting screen', 'nr-imovel', checking, push(check)],
    ['leads to the first question, if it was late and nothing is known', 'email', fresh, replace('cep')],
    ['stays, if it belongs to the site', '/regulamentos/', missing('name'), stay],
    ['leads from the quiz to its failure', 'validacao', failedQuiz, push('validacao/erro2')],
    ['leads from the review to the order', 'confirmacao', done, push('/pedido-realizado/')],
  ])('the next move: an answered page %s', (_, page, facts, move) => {
    expect(moveFrom(page, facts, { leaving: true })).toEqual(move);
  });

  it.each<[string, string, boolean, Facts, Move]>([
    ['the address of one step leads to its page', 'cep', false, fresh, replace('cep-dados-cliente')],
    ['the combined page stays', 'cep-dados-cliente', false, fresh, stay],
    ['on from the first', 'cep-dados-cliente', true, missing('birth_date'), push('dados-pessoais')],
    ['a past combined page stays', 'cep-dados-cliente', false, missing('cpf'), stay],
    ['a later one is not open yet', 'instalacao-pagamento', false, missing('cpf'), replace('dados-pessoais')],
  ])('the next move on combined pages: %s', (_, page, leaving, facts, move) => {
    expect(moveFrom(page, facts, { leaving, prefix: 'c' })).toEqual(move);
  });

  it.each<[string, Facts]>([
    ['email', factsWith()],
    ['confirmacao-colaborador', factsWith({ answers: { ...everyAnswer, code: undefined } })],
  ])('a collaborator stays at the %s until the code is proved', (page, facts) => {
    expect(moveFrom('cep', facts, { prefix: 'oferta-colaborador' })).toEqual(replace(page));
  });

  it.each(['planos', 'nome', 'confirmacao'])(
    'a collaborator without a plan is led from %s to the e-mail',
    (page) => {
      expect(moveFrom(page, fresh, { prefix: 'oferta-colaborador' })).toEqual(replace('email'));
    },
  );
});

describe('pages that may be opened', () => {
  it.each<[StepId, Facts, boolean]>([
    ['cep', fresh, true],
    ['nome', fresh, false],
    ['nome', missing('email'), true],
    ['email', missing('email'), true],
    ['cpf', missing('email'), false],
    ['confirmacao', done, true],
    ['cpf', done, false],
  ])('the page %s may be opened or not', (id, facts, open) => {
    expect(mayOpen([stepOf(id)], stand(facts, '').walk)).toBe(open);
  });
});
