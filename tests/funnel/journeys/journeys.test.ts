import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/funnel/facts.ts';
import { noWish } from '../../../src/funnel/plans/plan-wish.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import {
  answersWithout,
  coverageOf,
  factsWith,
  fibre,
  idsOf,
  pagesOf,
  quiz,
  sarzedo,
  taguatinga,
  walkOf,
} from '../given.ts';

const answered = (facts: Partial<Facts> = {}): Facts => factsWith({ answers: everyAnswer, ...facts });
const words = (text: string) => text.split(' ');
const noSchedule = coverageOf('d600wb');
const structured = { plans: coverageOf('d500a').plans, infra: { ...fibre, structured_complement: true } };
const debit = { ...everyAnswer, direct_debit: true };

const address = 'cep nr-imovel verificando-disponibilidade';
const person = 'nome telefone email data-nascimento nome-mae cpf';
const payment = 'data-de-vencimento ativar-debito';
const end = 'data-instalacao confirmacao pedido-realizado';

/** Decisions, "The order, step by step": what is asked, in this order, of whom. */
describe('the pages of a journey', () => {
  it.each<[string, string, Facts, string]>([
    ['single match', '', answered(), `${address} ${person} ${payment} confirmando-dados ${end}`],
    [
      'several plans',
      '',
      answered({ coverage: coverageOf('d500a', 'd600a') }),
      `${address} planos ${person} ${payment} confirmando-dados ${end}`,
    ],
    [
      'several plans, a link that means one',
      '',
      answered({ coverage: coverageOf('d500a', 'd600a'), wish: { ...noWish, sku: 'd600a' } }),
      `${address} ${person} ${payment} confirmando-dados ${end}`,
    ],
    [
      'campaign b',
      'b',
      answered(),
      `cep verificando-disponibilidade ${person} ${payment} confirmando-dados ${end}`,
    ],
    [
      'campaign b in an allotment, whose block and lot the network needs',
      'b',
      answered({ place: taguatinga }),
      `${address} ${person} ${payment} confirmando-dados ${end}`,
    ],
    [
      'block allotment',
      '',
      answered({ place: taguatinga }),
      `${address} ${person} ${payment} confirmando-dados ${end}`,
    ],
    [
      'single-postcode town',
      '',
      answered({ place: sarzedo }),
      `${address} ${person} instalacao ${payment} confirmando-dados ${end}`,
    ],
    [
      'structured complement',
      '',
      answered({ coverage: structured }),
      `${address} ${person} instalacao ${payment} confirmando-dados ${end}`,
    ],
    [
      'direct debit',
      '',
      answered({ answers: debit }),
      `${address} ${person} ${payment} conta-debito confirmando-dados ${end}`,
    ],
    [
      'quiz',
      '',
      answered({
        answers: answersWithout('quiz'),
        risk: { status: 'quiz', message: null, quiz },
      }),
      `${address} ${person} ${payment} confirmando-dados validacao`,
    ],
    [
      'rejected',
      '',
      answered({ risk: { status: 'rejected', message: 'Não', quiz: null } }),
      `${address} ${person} ${payment} confirmando-dados validacao-erro1`,
    ],
    [
      'quiz failed',
      '',
      answered({ risk: { status: 'quiz-failed', message: 'Não', quiz: null } }),
      `${address} ${person} ${payment} confirmando-dados validacao-erro2`,
    ],
    [
      'no schedule',
      '',
      answered({ coverage: noSchedule }),
      `${address} ${person} ${payment} confirmando-dados confirmacao pedido-realizado`,
    ],
    [
      'company',
      '',
      answered({ personType: 'pj' }),
      `${address} nome telefone email cpf ${payment} confirmando-dados ${end}`,
    ],
    ['no coverage', '', answered({ coverage: { plans: [], infra: null } }), `${address} oferta-indisponivel`],
    [
      'collaborator',
      'oferta-colaborador',
      answered(),
      `email confirmacao-colaborador ${address} nome telefone data-nascimento nome-mae cpf ${payment} ` +
        `confirmando-dados ${end}`,
    ],
    ...['timcontrole', 'timblack', 'timpre', 'globoplay/timblack'].map(
      (prefix): [string, string, Facts, string] => [
        `mobile campaign ${prefix}`,
        prefix,
        answered(),
        `consulta-telefone ${address} ${person} ${payment} confirmando-dados ${end}`,
      ],
    ),
    [
      'mobile campaign b/timblack',
      'b/timblack',
      answered(),
      `consulta-telefone cep verificando-disponibilidade ${person} ${payment} confirmando-dados ${end}`,
    ],
    [
      'combined pages hold the same steps',
      'c',
      answered(),
      `${address} ${person} ${payment} confirmando-dados ${end}`,
    ],
  ])('the pages of a journey: %s', (_, prefix, facts, pages) => {
    expect(pagesOf(walkOf(facts, prefix))).toEqual(words(pages));
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
    expect(idsOf(walkOf(answered({ coverage: { plans: [], infra: null } })))).toEqual(
      words(`${address} endereco-sem-cobertura oferta-indisponivel`),
    );
  });

  it('a journey ends with the order, after which only the review is open', () => {
    const order = { orderNumber: '1', protocol: '2', finishedAt: '' };
    const { path, current } = walkOf(answered({ order }));
    expect(path.map(({ step }) => step.id)).toEqual(['confirmacao', 'pedido-realizado']);
    expect(current).toMatchObject({ step: { id: 'pedido-realizado', end: true }, state: 'complete' });
  });
});

/** Where the visitor stands while something is still to be said. */
describe('the current step', () => {
  it.each<[string, Facts, string]>([
    ['nothing said', factsWith(), 'cep'],
    [
      'block and lot missing',
      answered({ place: taguatinga, answers: answersWithout('block_number') }),
      'nr-imovel',
    ],
    [
      'lot missing',
      answered({ place: taguatinga, answers: answersWithout('allotment_number') }),
      'nr-imovel',
    ],
    [
      'block and lot not asked elsewhere',
      answered({ answers: answersWithout('block_number') }),
      'confirmacao',
    ],
    ['street missing', answered({ place: sarzedo, answers: answersWithout('address') }), 'instalacao'],
    [
      'neighbourhood missing',
      answered({ place: sarzedo, answers: answersWithout('neighborhood') }),
      'instalacao',
    ],
    [
      'complement missing',
      answered({ coverage: structured, answers: answersWithout('complement') }),
      'instalacao',
    ],
    [
      'no plan chosen',
      answered({ coverage: coverageOf('d500a', 'd600a'), answers: answersWithout('idPlan') }),
      'planos',
    ],
    ['the chosen plan is not sold here', answered({ coverage: coverageOf('d600a', 'd600b') }), 'planos'],
    [
      'account missing',
      answered({ answers: { ...answersWithout('agency'), direct_debit: true } }),
      'conta-debito',
    ],
    [
      'account not asked without debit',
      answered({ answers: answersWithout('bank', 'agency') }),
      'confirmacao',
    ],
    ['document missing', answered({ answers: answersWithout('cpf') }), 'cpf'],
    ['company document missing', answered({ personType: 'pj', answers: answersWithout('cnpj') }), 'cpf'],
    [
      'what the server holds masked counts',
      answered({ answers: answersWithout('cpf'), onFile: { cpf: '***' } }),
      'confirmacao',
    ],
    [
      'the quiz',
      answered({ answers: answersWithout('quiz'), risk: { status: 'quiz', message: null, quiz } }),
      'validacao',
    ],
  ])('the current step: %s', (_, facts, id) => {
    const asked = { ...facts, answers: { ...facts.answers, accept_information: undefined } };
    expect(walkOf(asked).current.step.id).toBe(id);
  });
});
