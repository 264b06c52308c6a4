import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Facts } from '../../src/funnel/facts.ts';
import { type Move, nextMove } from '../../src/funnel/routes/next-move.ts';
import { pagesOfJourney } from '../../src/funnel/routes/pages-of-journey.ts';
import { mayOpen } from '../../src/funnel/routes/walk-routes.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { walk } from '../../src/funnel/walk.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { answersWithout, factsWith, journeyOf, quiz, settled } from './given.ts';

const answered = (facts: Partial<Facts> = {}): Facts =>
  factsWith({ answers: { ...everyAnswer, accept_information: undefined }, ...facts });
const missing = (name: keyof typeof everyAnswer) => factsWith({ answers: answersWithout(name) });
const order = { orderNumber: '1', protocol: '2', finishedAt: '' };
const asking = answered({ answers: answersWithout('quiz'), risk: { status: 'quiz', message: null, quiz } });
const rejected = answered({ risk: { status: 'rejected', message: null, quiz: null } });
const failedQuiz = answered({ risk: { status: 'quiz-failed', message: null, quiz: null } });
const fresh = factsWith({ place: null, coverage: null });
const lookingUp = factsWith({ answers: { cep: '01310100' }, place: null, coverage: null });
const checking: Facts = {
  ...factsWith({ answers: { cep: '01310100', number: '1' }, coverage: null }),
  done: { cep: '["01310100"]' },
};

const stand = (facts: Facts, prefix: string, isSettled = true) => {
  const { steps: journey } = journeyOf(prefix);
  const now = isSettled ? settled(journey, facts) : facts;
  return {
    journey,
    onward: null,
    facts: now,
    pages: pagesOfJourney(journeyOf(prefix), fileCampaigns.byPrefix(prefix).pages),
    walk: walk(journey, now),
  };
};

const stay: Move = { kind: 'stay' };
const push = (route: string): Move => ({ kind: 'push', route });
const replace = (route: string): Move => ({ kind: 'replace', route });

describe('the next move', () => {
  it.each<[string, string, boolean, Facts, Move]>([
    ['at the current page', '/checkout/cep/', false, fresh, stay],
    ['an answered page waits for its lookup', '/checkout/cep/', true, lookingUp, stay],
    ['an answered page leads on', '/checkout/nr-imovel/', true, missing('name'), push('/checkout/nome/')],
    [
      'to a waiting screen forward',
      '/checkout/nr-imovel/',
      true,
      checking,
      push('/checkout/verificando-disponibilidade/'),
    ],
    [
      'a waiting screen stays while it waits',
      '/checkout/verificando-disponibilidade/',
      false,
      checking,
      stay,
    ],
    [
      'a waiting screen that is over is replaced',
      '/checkout/verificando-disponibilidade/',
      false,
      missing('name'),
      replace('/checkout/nome/'),
    ],
    ['a past page stays open', '/checkout/email/', false, missing('cpf'), stay],
    [
      'a later page is not open yet',
      '/checkout/confirmacao/',
      false,
      missing('cpf'),
      replace('/checkout/cpf/'),
    ],
    ['a deep link to a late page without a plan: home', '/checkout/email/', false, fresh, replace('/')],
    [
      'a late page that is skipped, without a plan: home',
      '/checkout/conta-debito/',
      false,
      fresh,
      replace('/'),
    ],
    [
      'an early page without anything answered',
      '/checkout/nr-imovel/',
      false,
      fresh,
      replace('/checkout/cep/'),
    ],
    ['a late page left to start over', '/checkout/email/', true, fresh, replace('/checkout/cep/')],
    [
      'a late page while an answer is known: to the next question',
      '/checkout/email/',
      false,
      checking,
      replace('/checkout/verificando-disponibilidade/'),
    ],
    [
      'a page that is skipped here',
      '/checkout/instalacao/',
      false,
      missing('cpf'),
      replace('/checkout/cpf/'),
    ],
    [
      'the order page before the order',
      '/pedido-realizado/',
      false,
      missing('cpf'),
      replace('/checkout/cpf/'),
    ],
    ['the home page stays', '/', false, fresh, stay],
    ['a page of the site stays', '/regulamentos/', true, missing('name'), stay],
    ['an unknown checkout page is left to the site', '/checkout/xyz/', false, missing('cpf'), stay],
    [
      'plans without any plan: home',
      '/checkout/planos/',
      false,
      answered({ coverage: { plans: [], infra: null } }),
      replace('/'),
    ],
    ['plans before coverage: home', '/checkout/planos/', false, fresh, replace('/')],
    ['plans with one match: on', '/checkout/planos/', false, missing('name'), replace('/checkout/nome/')],
    [
      'the quiz by deep link when none is asked',
      '/checkout/validacao/',
      false,
      answered(),
      replace('/checkout/confirmacao/'),
    ],
    [
      'a rejection by deep link without one',
      '/checkout/validacao/erro1/',
      false,
      answered(),
      replace('/checkout/confirmacao/'),
    ],
    [
      'from the confirmation call to the quiz',
      '/checkout/confirmando-dados/',
      false,
      asking,
      replace('/checkout/validacao/'),
    ],
    [
      'from the confirmation call to the rejection',
      '/checkout/confirmando-dados/',
      false,
      rejected,
      replace('/checkout/validacao/erro1/'),
    ],
    [
      'from the quiz to its failure',
      '/checkout/validacao/',
      true,
      failedQuiz,
      push('/checkout/validacao/erro2/'),
    ],
    [
      'no coverage',
      '/checkout/verificando-disponibilidade/',
      false,
      answered({ coverage: { plans: [], infra: null } }),
      replace('/checkout/oferta-indisponivel/'),
    ],
    [
      'finished at the review',
      '/checkout/confirmacao/',
      true,
      answered({ order }),
      push('/pedido-realizado/'),
    ],
    ['back at the review after the order', '/checkout/confirmacao/', false, answered({ order }), stay],
    [
      'an earlier page after the order',
      '/checkout/cpf/',
      false,
      answered({ order }),
      replace('/pedido-realizado/'),
    ],
  ])('the next move: %s', (_, route, leaving, facts, move) => {
    expect(
      nextMove({ home: '/', route, leaving, ...stand(facts, '', facts !== lookingUp && facts !== checking) }),
    ).toEqual(move);
  });

  it.each<[string, string, boolean, Facts, Move]>([
    [
      'the address of one step leads to its combined page',
      '/checkout/cep/',
      false,
      fresh,
      replace('/checkout/cep-dados-cliente/'),
    ],
    ['the combined page stays', '/checkout/cep-dados-cliente/', false, fresh, stay],
    [
      'on from the first combined page',
      '/checkout/cep-dados-cliente/',
      true,
      missing('birth_date'),
      push('/checkout/dados-pessoais/'),
    ],
    ['a past combined page stays', '/checkout/cep-dados-cliente/', false, missing('cpf'), stay],
    [
      'a later combined page is not open yet',
      '/checkout/instalacao-pagamento/',
      false,
      missing('cpf'),
      replace('/checkout/dados-pessoais/'),
    ],
  ])('the next move on combined pages: %s', (_, route, leaving, facts, move) => {
    expect(nextMove({ home: '/', route, leaving, ...stand(facts, 'c') })).toEqual(move);
  });

  it('a collaborator stays at the e-mail until the code is proved', () => {
    const unproved = stand(factsWith({ answers: { ...everyAnswer, code: undefined } }), 'oferta-colaborador');
    const fromStart = stand(factsWith(), 'oferta-colaborador');
    expect(nextMove({ home: '/', route: '/checkout/cep/', leaving: false, ...fromStart })).toEqual(
      replace('/checkout/email/'),
    );
    expect(nextMove({ home: '/', route: '/checkout/cep/', leaving: false, ...unproved })).toEqual(
      replace('/checkout/confirmacao-colaborador/'),
    );
    const withoutPlan = stand(fresh, 'oferta-colaborador');
    for (const route of ['/checkout/planos/', '/checkout/nome/', '/checkout/confirmacao/'])
      expect(nextMove({ home: '/', route, leaving: false, ...withoutPlan })).toEqual(
        replace('/checkout/email/'),
      );
  });
});

describe('pages that may be opened', () => {
  it.each<[StepId, Facts, boolean]>([
    ['cep', fresh, true],
    ['nome', fresh, false],
    ['nome', missing('email'), true],
    ['email', missing('email'), true],
    ['cpf', missing('email'), false],
    ['confirmacao', answered({ order }), true],
    ['cpf', answered({ order }), false],
  ])('the page %s may be opened or not', (id, facts, open) => {
    expect(mayOpen([stepOf(id)], stand(facts, '').walk)).toBe(open);
  });
});
