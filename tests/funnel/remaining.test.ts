import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Facts } from '../../src/funnel/facts.ts';
import type { Answers } from '../../src/funnel/fields/answer-values.ts';
import { fieldNames } from '../../src/funnel/fields/fields.ts';
import { noWish } from '../../src/funnel/plans/plan-wish.ts';
import { remaining } from '../../src/funnel/remaining.ts';
import { combinedPagesOf } from '../../src/funnel/routes/combined-pages-of.ts';
import type { FaceId } from '../../src/funnel/routes/face.ts';
import { pagesOfJourney } from '../../src/funnel/routes/pages-of-journey.ts';
import { routeOfPage } from '../../src/funnel/routes/route-of-page.ts';
import { stepsAt } from '../../src/funnel/routes/walk-routes.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { askedFields, walk } from '../../src/funnel/walk.ts';
import { everyAnswer } from '../visitor/ana.ts';
import {
  answersWithout,
  coverageOf,
  factsWith,
  journeyOf,
  ordered,
  paulista,
  sarzedo,
  settled,
  structured,
  taguatinga,
} from './given.ts';

/** What the numbers below count. A step that the order gets later is another question, under the same rules. */
const counted: readonly StepId[] = [
  ...([
    'consulta-telefone',
    'cep',
    'nr-imovel',
    'verificando-disponibilidade',
    'oferta-indisponivel',
  ] as const),
  ...(['planos', 'nome', 'telefone', 'email', 'confirmacao-colaborador', 'data-nascimento'] as const),
  ...(['nome-mae', 'cpf', 'instalacao', 'data-de-vencimento', 'ativar-debito', 'conta-debito'] as const),
  ...(['confirmando-dados', 'validacao', 'validacao-erro1', 'validacao-erro2'] as const),
  ...(['data-instalacao', 'confirmacao', 'pedido-realizado'] as const),
];

function left(facts: Facts, prefix = '') {
  const whole = journeyOf(prefix);
  const journey = whole.steps.filter((id) => stepOf(id).screen === 'silent' || counted.includes(id));
  const now = settled(journey, facts);
  return remaining(journey, walk(journey, now), now);
}

const only = (...names: (keyof Answers)[]): Answers =>
  Object.fromEntries(names.map((name) => [name, everyAnswer[name]]));

const nowhere = { place: null, coverage: null };
const wish = { ...noWish, sku: 'd500a' };
const located = only('cep', 'number');
const known = [...fieldNames].filter(
  (name) => !['accept_contact', 'code', 'line_phone', 'quiz'].includes(name),
);

describe('the number of questions left', () => {
  it.each<[string, Partial<Facts>, number, number]>([
    // cep, number, plan, name, phone, email, birth, mother, cpf, day, debit, account, visit, review
    ['before anything is known', nowhere, 14, 17],
    ['before anything is known, with a link to a plan', { ...nowhere, wish }, 13, 16],
    ['once the postcode is found', { coverage: null, answers: only('cep') }, 13, 16],
    ['once coverage brought a date to choose', { answers: located }, 11, 14],
    [
      'with a plan whose date is settled by phone',
      { answers: located, coverage: coverageOf('d600wb') },
      10,
      13,
    ],
    ['with plans to choose from', { answers: located, coverage: coverageOf('d500a', 'd600a') }, 12, 15],
    ['in a town with one postcode', { answers: located, place: sarzedo }, 12, 16],
    ['in an allotment', { place: taguatinga, coverage: null, answers: only('cep') }, 13, 18],
    ['with the name answered', { answers: { ...located, ...only('name') } }, 10, 13],
    [
      'with all that a card asks answered',
      { answers: { ...located, ...only('name', 'phone', 'email', 'accept_promotions') } },
      8,
      10,
    ],
    ['at the review', { answers: answersWithout('accept_information') }, 1, 1],
    ['with everything answered', { answers: everyAnswer }, 0, 0],
  ])('the questions left %s', (_, facts, questions, inputs) => {
    expect(left(factsWith(facts))).toEqual({ questions, minutes: Math.max(Math.round(inputs / 4), 1) });
  });

  it.each<[string, number]>([
    ['', 14],
    ['c', 14],
    ['b', 13],
    ['timblack', 15],
    ['oferta-colaborador', 15],
  ])('the questions left of %j', (prefix, questions) => {
    const { asksNumber } = fileCampaigns.byPrefix(prefix);
    expect(left(factsWith({ ...nowhere, asksNumber }), prefix).questions).toBe(questions);
  });

  it('the questions left include the account until it is known that direct debit is not wanted', () => {
    const before = left(
      factsWith({
        answers: answersWithout(
          'direct_debit',
          'accept_information',
          'schedules',
          'bank',
          'agency',
          'account_number',
        ),
      }),
    );
    const chosen = (direct_debit: boolean) =>
      left(
        factsWith({
          answers: {
            ...answersWithout('accept_information', 'schedules', 'bank', 'agency', 'account_number'),
            direct_debit,
          },
        }),
      ).questions;
    expect(before.questions).toBe(4);
    expect(chosen(false)).toBe(2);
    expect(chosen(true)).toBe(3);
  });

  it('the questions left do not include answers on file', () => {
    const onFile = { birth_date: '**/**/1990', mothers_name: 'M***', cpf: '***' };
    const answers = answersWithout('number', 'accept_information', 'birth_date', 'mothers_name', 'cpf');
    expect(left(factsWith({ answers, onFile })).questions).toBe(2);
  });

  it('the questions left include a plan that is no longer sold', () => {
    const answers = { ...answersWithout('accept_information', 'number'), idPlan: 1 };
    const coverage = coverageOf('d500a', 'd600a');
    expect(left(factsWith({ answers, coverage })).questions).toBe(3);
  });

  it.each<[string, Partial<Facts>]>([
    ['without coverage', { answers: located, coverage: { plans: [], infra: null } }],
    [
      'after a rejection',
      { answers: answersWithout('schedules'), risk: { status: 'rejected', message: null, quiz: null } },
    ],
    [
      'after a failed quiz',
      { answers: answersWithout('schedules'), risk: { status: 'quiz-failed', message: null, quiz: null } },
    ],
    ['after the order', { order: ordered }],
  ])('no question is left at the end of a journey: %s', (_, facts) => {
    expect(left(factsWith(facts)).questions).toBe(0);
  });
});

const sold = ({ coverage }: Facts): Answers => ({ idPlan: coverage?.plans[0]?.id });

describe('the questions left in any visit', () => {
  const visits = fc.record({
    prefix: fc.constantFrom(...fileCampaigns.all.map(({ prefix }) => prefix)),
    face: fc.constantFrom<FaceId[]>('pages', 'chat'),
    given: fc.subarray(known),
    place: fc.constantFrom(paulista, sarzedo, taguatinga),
    coverage: fc.constantFrom(
      coverageOf('d500a'),
      coverageOf('d600wb'),
      coverageOf('d500a', 'd600a'),
      structured,
    ),
    onFile: fc.constantFrom<Facts['onFile'][]>({}, { cpf: '***', birth_date: '**', mothers_name: '**' }),
    personType: fc.constantFrom<Facts['personType'][]>('pf', 'pj'),
  });

  it('the questions left fall with every answer', () => {
    fc.assert(
      fc.property(visits, ({ prefix, face, given, ...found }) => {
        const { asksNumber } = fileCampaigns.byPrefix(prefix);
        const { steps: journey } = journeyOf(prefix);
        const pages = pagesOfJourney(
          journeyOf(prefix),
          combinedPagesOf(face, fileCampaigns.byPrefix(prefix)),
        );
        const at = (answers: Answers) => {
          const coverage = answers.cep === undefined ? null : found.coverage;
          const facts = settled(journey, factsWith({ ...found, coverage, asksNumber, answers }));
          const walked = walk(journey, facts);
          const { questions } = remaining(journey, walked, facts);
          return { facts, walked, questions };
        };
        let now = at(only(...given));
        while (now.questions > 0) {
          const { facts, walked, questions } = now;
          expect(walked.current.state).toBe('open');
          const route = routeOfPage(walked.current.step.id, pages);
          const asked = stepsAt(route, journey, pages, facts).flatMap((step) => askedFields(step, facts));
          now = at({ ...facts.answers, ...only(...asked), ...(asked.includes('idPlan') ? sold(facts) : {}) });
          expect(now.questions).toBeLessThan(questions);
        }
        expect(now.walked.current.state === 'open').toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
