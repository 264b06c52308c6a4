import { describe, expect, it } from 'vitest';
import { readArrival } from '../../src/funnel/arrival.ts';
import { standard } from '../../src/funnel/campaign.ts';
import {
  answersAccepted,
  connectionRestored,
  effectFailed,
  effectSucceeded,
  effectsRetried,
  planReconsidered,
  quizQuestionAnswered,
  resourceFailed,
  resourceLoaded,
  startedOver,
  stepOpened,
  tryAgainAsked,
  visitBegan,
} from '../../src/store/events.ts';
import { type RootState, rootReducer } from '../../src/store/root-reducer.ts';
import { selectMonthlyPrice, selectProgress } from '../../src/store/selectors.ts';
import { coverageOf, today } from '../funnel/given.ts';

type Event = Parameters<typeof rootReducer>[1];

const told = (...events: Event[]): RootState =>
  events.reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'start' }));
const began = visitBegan({ campaign: standard, arrival: readArrival(new URLSearchParams('s=d600a')), today });
const covered = effectSucceeded({
  step: 'verificando-disponibilidade',
  stamp: '',
  result: { coverage: coverageOf('d500a', 'd600a') },
});
const failed = (final: boolean) =>
  effectFailed({ step: 'nome', failure: { stamp: '', message: 'Não', final }, messages: {} });

describe('the lists fetched for a step', () => {
  const loaded = resourceLoaded({ banks: [], installationDays: [], complementTypes: [], dueDates: [1] });

  it('the lists of an address are dropped when coverage is found again', () => {
    expect(told(loaded, covered).resources).toMatchObject({
      banks: [],
      dueDates: [1],
      installationDays: null,
      complementTypes: null,
    });
  });

  it.each([tryAgainAsked(), effectsRetried(), connectionRestored()])(
    'failed lists are fetched again after $type',
    (event) => {
      const failure = { message: 'Não' };
      const broken = resourceFailed({ name: 'banks', failure });
      expect(told(broken).resources.failures).toEqual({ banks: failure });
      expect(told(broken, event).resources.failures).toEqual({});
    },
  );
});

describe('leaving a page', () => {
  it.each<[string, Event[], boolean]>([
    ['after an answer', [answersAccepted({ values: {} })], true],
    [
      'after arriving',
      [answersAccepted({ values: {} }), stepOpened({ route: '/checkout/nome/', face: 'pages' })],
      false,
    ],
    ['after a refusal', [answersAccepted({ values: {} }), failed(true)], false],
    ['after a broken line', [answersAccepted({ values: {} }), failed(false)], true],
    ['without an answer', [failed(false)], false],
    [
      'after the order',
      [
        effectSucceeded({
          step: 'confirmacao',
          stamp: '',
          result: { order: { orderNumber: '1', protocol: '', finishedAt: '' } },
        }),
      ],
      true,
    ],
  ])('the visitor is leaving the page or not: %s', (_, events, leaving) => {
    expect(told(...events).visit.leaving).toBe(leaving);
  });
});

describe('the plan named by a link', () => {
  it('the plan of a link survives starting over, and is dropped when the visitor reconsiders', () => {
    expect(told(began, startedOver()).stepResults.wish.sku).toBe('d600a');
    expect(told(began, planReconsidered()).stepResults.wish.sku).toBeNull();
  });

  it('the plan of a link sets the price of the order', () => {
    expect(selectMonthlyPrice(told(began, covered))).toBe(109.99);
    expect(
      selectMonthlyPrice(told(began, covered, answersAccepted({ values: { direct_debit: false } }))),
    ).toBe(119.99);
    expect(selectMonthlyPrice(told(began))).toBeNull();
  });
});

describe('the progress bar', () => {
  it('the progress bar follows the shown page', () => {
    expect(selectProgress(told(began, stepOpened({ route: '/checkout/cep/', face: 'pages' })))).toMatchObject(
      {
        percent: 10,
      },
    );
    expect(selectProgress(told(began, stepOpened({ route: '/regulamentos/', face: 'pages' })))).toEqual({
      percent: 0,
      stages: [],
    });
  });

  it('the progress of the quiz starts over after each verdict', () => {
    const risk = { status: 'quiz' as const, message: null, quiz: null };
    const judged = effectSucceeded({ step: 'validacao', stamp: '', result: { risk } });
    expect(told(quizQuestionAnswered({ count: 3 })).stepResults.quizCount).toBe(3);
    expect(told(quizQuestionAnswered({ count: 3 }), judged).stepResults.quizCount).toBe(0);
  });
});
