import { describe, expect, it } from 'vitest';
import { readArrival } from '../../src/funnel/arrival.ts';
import { standard } from '../../src/funnel/campaign.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { FaceId } from '../../src/funnel/routes/face.ts';
import {
  answersAccepted,
  answersRefused,
  draftKept,
  effectFailed,
  effectSucceeded,
  leadForgotten,
  startedOver,
  stepOpened,
  visitBecameReady,
  visitBegan,
} from '../../src/store/events.ts';
import { type RootState, rootReducer } from '../../src/store/root-reducer.ts';
import { selectBackRoute, selectRoute, selectStepsShown } from '../../src/store/selectors.ts';
import { initialVisit } from '../../src/store/visit.ts';
import { coverageOf, paulista, today } from '../funnel/given.ts';

type Event = Parameters<typeof rootReducer>[1];

const told = (...events: Event[]): RootState =>
  events.reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'start' }));
const opened = (route: string, face: FaceId = 'chat') => stepOpened({ route, face });
const began = (prefix = '') =>
  visitBegan({
    campaign: fileCampaigns.byPrefix(prefix),
    arrival: readArrival(new URLSearchParams('')),
    today,
  });
const refused = answersRefused({ messages: { cep: 'Confira o CEP.' } });
const accepted = answersAccepted({ values: { cep: '01310100' } });
const served = (final: boolean) =>
  effectFailed({ step: 'cep', failure: { stamp: '', message: 'Não', final }, messages: {} });

describe('the face', () => {
  it.each<FaceId>(['pages', 'chat', 'chat-tct'])(
    'the face is the one whose question was opened last: %s',
    (face) => {
      const { visit } = told(began(), opened('/checkout/cep/', 'chat'), opened('/checkout/cep/', face));
      expect(visit).toMatchObject({ face, route: '/checkout/cep/' });
    },
  );

  it('the face is known from the address before hydration', () => {
    expect(initialVisit(standard, '/chat/', 'chat')).toMatchObject({ face: 'chat', phase: 'starting' });
    expect(initialVisit(standard, '/checkout/cep/').face).toBe('pages');
  });
});

describe('the count of refusals', () => {
  it.each<[string, Event[], number]>([
    ['never at first', [began(), opened('/checkout/cep/')], 0],
    ['counts every refusal', [refused, refused], 2],
    ['is over with the next question', [refused, refused, opened('/checkout/nr-imovel/')], 0],
    ['is over in the other face', [refused, refused, opened('/checkout/cep/', 'pages')], 0],
    ['is not counted by what else happens', [refused, draftKept({ raw: {} }), visitBecameReady()], 1],
    ['is not the line’s', [served(false), served(false)], 0],
  ])('the count of refusals after %s', (_, events, count) => {
    expect(told(...events).misunderstandings.refusals).toBe(count);
  });
});

describe('unsent input', () => {
  const raw = { cep: ['0131'] };

  it.each<[string, Event[], boolean]>([
    ['stands', [], true],
    ['comes along to the other face', [opened('/checkout/cep/', 'pages')], true],
    ['stays through a refusal', [refused], true],
    ['waits while another answer is taken', [answersAccepted({ values: { name: 'Ana Souza' } })], true],
    ['is over with its answer', [accepted], false],
    ['is over with a fresh start', [startedOver()], false],
    ['goes with a lead that is gone', [leadForgotten()], false],
  ])('the draft after %s', (_, events, isKept) => {
    expect(told(draftKept({ raw }), ...events).answers.draft).toEqual(isKept ? raw : null);
  });

  it('a draft is not an answer', () => {
    expect(told(draftKept({ raw })).answers.values).toEqual({});
  });
});

const located = effectSucceeded({ step: 'cep', stamp: '["01310100"]', result: { place: paulista } });
const covered = effectSucceeded({
  step: 'verificando-disponibilidade',
  stamp: '["01310100","1000",null,null]',
  result: { coverage: coverageOf('d500a') },
});
const addressed = [
  began(),
  answersAccepted({ values: { cep: '01310100', number: '1000' } }),
  located,
  covered,
];

describe('the steps of the current question', () => {
  const shown = (state: RootState) => selectStepsShown(state).map(({ id }) => id);

  it.each<[string, Event[], string, string[]]>([
    ['the first question behind the door', [began(), opened('/chat/')], '/checkout/cep/', ['cep']],
    [
      'the line of a mobile campaign',
      [began('timblack'), opened('/chat/')],
      '/checkout/consulta-telefone/',
      ['consulta-telefone'],
    ],
    [
      'the open question behind the door',
      [...addressed, opened('/chat/')],
      '/checkout/contato/',
      ['nome', 'telefone', 'email'],
    ],
    [
      'the card',
      [...addressed, opened('/checkout/contato/')],
      '/checkout/contato/',
      ['nome', 'telefone', 'email'],
    ],
    [
      'one question on a page',
      [...addressed, opened('/checkout/nome/', 'pages')],
      '/checkout/nome/',
      ['nome'],
    ],
    ['no card on a page', [...addressed, opened('/checkout/contato/', 'pages')], '/checkout/contato/', []],
    ['an earlier question', [...addressed, opened('/checkout/cep/')], '/checkout/cep/', ['cep']],
    ['nothing that is no question', [...addressed, opened('/regulamentos/', 'pages')], '/regulamentos/', []],
  ])('the current question and its steps: %s', (_, events, route, ids) => {
    const state = told(...events);
    expect(selectRoute(state)).toBe(route);
    expect(shown(state)).toEqual(ids);
  });

  it.each<[string, Event[], string | null]>([
    ['from the card', [...addressed, opened('/checkout/contato/')], '/checkout/nr-imovel/'],
    ['from the door to what is open', [...addressed, opened('/chat/')], '/checkout/nr-imovel/'],
    ['from the first question', [began(), opened('/chat/')], '/'],
  ])('Back leads %s', (_, events, route) => {
    expect(selectBackRoute(told(...events))).toBe(route);
  });
});
