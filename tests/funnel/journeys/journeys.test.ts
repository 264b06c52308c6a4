import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/funnel/facts.ts';
import { noWish } from '../../../src/funnel/plans/plan-wish.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import {
  answersWithout,
  coverageOf,
  factsWith,
  idsOf,
  ordered,
  pagesOf,
  quiz,
  sarzedo,
  structured,
  taguatinga,
  walkOf,
} from '../given.ts';

const answered = (facts: Partial<Facts> = {}): Facts => factsWith({ answers: everyAnswer, ...facts });
const words = (text: string) => text.split(' ');

const choice = { coverage: coverageOf('d500a', 'd600a') };
const uncovered = { coverage: { plans: [], infra: null } };
const judged = (status: 'rejected' | 'quiz-failed') => ({ risk: { status, message: 'Não', quiz: null } });
const asking = { answers: answersWithout('quiz'), risk: { status: 'quiz', message: null, quiz } } as const;
const address = 'cep nr-imovel verificando-disponibilidade';
const person = 'nome telefone email data-nascimento nome-mae cpf';
const payment = 'data-de-vencimento ativar-debito';
const end = 'confirmando-dados data-instalacao confirmacao pedido-realizado';
const paid = `${payment} ${end}`;
const whole = `${address} ${person} ${paid}`;
const withoutNumber = `cep verificando-disponibilidade ${person} ${paid}`;
const withStreet = `${address} ${person} instalacao ${paid}`;
const judging = `${address} ${person} ${payment} confirmando-dados`;

/** Decisions, "The order, step by step": what is asked, in this order, of whom. */
describe('the pages of a journey', () => {
  it.each<[string, string, Partial<Facts>]>([
    ['single match', whole, {}],
    ['several plans', `${address} planos ${person} ${paid}`, choice],
    ['several plans, a link that means one', whole, { ...choice, wish: { ...noWish, sku: 'd600a' } }],
    ['block allotment', whole, { place: taguatinga }],
    ['single-postcode town', withStreet, { place: sarzedo }],
    ['structured complement', withStreet, { coverage: structured }],
    [
      'direct debit',
      `${address} ${person} ${payment} conta-debito ${end}`,
      { answers: { ...everyAnswer, direct_debit: true } },
    ],
    ['quiz', `${judging} validacao`, asking],
    ['rejected', `${judging} validacao-erro1`, judged('rejected')],
    ['quiz failed', `${judging} validacao-erro2`, judged('quiz-failed')],
    ['no schedule', `${judging} confirmacao pedido-realizado`, { coverage: coverageOf('d600wb') }],
    ['company', `${address} nome telefone email cpf ${paid}`, { personType: 'pj' }],
    ['no coverage', `${address} oferta-indisponivel`, uncovered],
  ])('the pages of a journey: %s', (_, pages, facts) => {
    expect(pagesOf(walkOf(answered(facts)))).toEqual(words(pages));
  });

  it.each<[string, string, Partial<Facts>?]>([
    ['b', withoutNumber],
    // Whose block and lot the network needs.
    ['b', whole, { place: taguatinga }],
    [
      'oferta-colaborador',
      `email confirmacao-colaborador ${address} nome telefone data-nascimento nome-mae cpf ${paid}`,
    ],
    ...['timcontrole', 'timblack', 'timpre', 'globoplay/timblack'].map((prefix): [string, string] => [
      prefix,
      `consulta-telefone ${whole}`,
    ]),
    ['b/timblack', `consulta-telefone ${withoutNumber}`],
    // Combined pages hold the same steps.
    ['c', whole],
  ])('the pages of a journey of %j: %s', (prefix, pages, facts) => {
    expect(pagesOf(walkOf(answered(facts), prefix))).toEqual(words(pages));
  });

  it('a covered address opens the lead and saves its plan without a page', () => {
    expect(idsOf(walkOf(answered())).slice(2, 6)).toEqual([
      'verificando-disponibilidade',
      'pedido-aberto',
      'plano-do-pedido',
      'nome',
    ]);
  });

  it('an address without coverage opens a no-coverage lead without a page', () => {
    expect(idsOf(walkOf(answered(uncovered)))).toEqual(
      words(`${address} endereco-sem-cobertura oferta-indisponivel`),
    );
  });

  it('a journey ends with the order, after which only the review is open', () => {
    const { path, current } = walkOf(answered({ order: ordered }));
    expect(path.map(({ step }) => step.id)).toEqual(['confirmacao', 'pedido-realizado']);
    expect(current).toMatchObject({ step: { id: 'pedido-realizado', end: true }, state: 'complete' });
  });
});

/** Where the visitor stands while something is still to be said. */
describe('the current step', () => {
  const without = (...names: Parameters<typeof answersWithout>) => ({ answers: answersWithout(...names) });

  it.each<[string, Partial<Facts>, string]>([
    ['nothing said', { answers: {} }, 'cep'],
    ['block and lot missing', { place: taguatinga, ...without('block_number') }, 'nr-imovel'],
    ['lot missing', { place: taguatinga, ...without('allotment_number') }, 'nr-imovel'],
    ['block and lot not asked elsewhere', without('block_number'), 'confirmacao'],
    ['street missing', { place: sarzedo, ...without('address') }, 'instalacao'],
    ['neighbourhood missing', { place: sarzedo, ...without('neighborhood') }, 'instalacao'],
    ['complement missing', { coverage: structured, ...without('complement') }, 'instalacao'],
    ['no plan chosen', { ...choice, ...without('idPlan') }, 'planos'],
    ['the chosen plan is not sold here', { coverage: coverageOf('d600a', 'd600b') }, 'planos'],
    ['account missing', { answers: { ...answersWithout('agency'), direct_debit: true } }, 'conta-debito'],
    ['account not asked without debit', without('bank', 'agency'), 'confirmacao'],
    ['document missing', without('cpf'), 'cpf'],
    ['company document missing', { personType: 'pj', ...without('cnpj') }, 'cpf'],
    ['what the server holds masked counts', { ...without('cpf'), onFile: { cpf: '***' } }, 'confirmacao'],
    ['the quiz', asking, 'validacao'],
  ])('the current step: %s', (_, given, id) => {
    const facts = answered(given);
    const asked = { ...facts, answers: { ...facts.answers, accept_information: undefined } };
    expect(walkOf(asked).current.step.id).toBe(id);
  });
});
