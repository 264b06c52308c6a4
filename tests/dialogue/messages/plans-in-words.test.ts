import { expect, it } from 'vitest';
import { consentReplies } from '../../../src/content/conversation/consent-replies.ts';
import { planReplies } from '../../../src/content/conversation/plan-replies.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { planWords } from '../../../src/content/screens/plans.ts';
import { changes } from '../../../src/content/steps/changes.ts';
import { advisePlan } from '../../../src/funnel/plan-advice/advise-plan.ts';
import { penaltyOf } from '../../../src/funnel/plans/offer-terms.ts';
import { plansOf } from '../../funnel/given.ts';
import { itTalks, type Talk, talkAt } from './turns.ts';

const sold = plansOf('d500a', 'd600a', 'd600b', 'd1000a', 'd1000c');
const [, , withService] = sold;
const advised = advisePlan(sold, { people: 4, use: 'games' })?.plan;
const needs = 'somos 4 pessoas e jogamos online';
const { order } = consentReplies;

itTalks(
  [
    ...['quero o que você indicou', 'pode ser esse'].map(
      (said): Talk => [
        `the advised plan is taken in words, behind a yes: ${said}`,
        'planos',
        [`${needs} / ${said}`, { waits: expect.stringContaining(advised?.plan ?? '?'), stored: {} }],
        ['sim', { stored: { idPlan: advised?.id } }],
      ],
    ),
    [
      '"that one" behind a reply about several plans takes none of them',
      'planos',
      ['qual a diferença do 600 pro 1 giga? / pode ser esse', { waits: '', stored: {} }],
    ],
    [
      'a service behind "não" is not wanted',
      'planos',
      ['quero o de 600 com paramount, não com globoplay / sim', { stored: { idPlan: withService?.id } }],
    ],
    [
      '"the second" after a reply with some plans is the second of those',
      'planos',
      ['um com paramount / o segundo', { stored: { idPlan: sold.at(-1)?.id } }],
    ],
    ...['o de 1 giga', 'o segundo'].map(
      (said): Talk => [
        `one of several plans that a reply offered elsewhere is taken: ${said}`,
        'planos',
        ['500 mega', { asks: 'contato' }],
        [`quero trocar pra um com paramount / ${said}`, { stored: { idPlan: sold.at(-1)?.id } }],
      ],
    ),
    [
      'a name behind the offer of several plans is a name',
      'planos',
      [
        '500 mega / quero trocar pra um com paramount / Ana Souza',
        { stored: { idPlan: sold[0]?.id, name: 'Ana Souza' } },
      ],
    ],
  ],
  sold,
);

const early = 'quero o de 600 mega, cep 01310-100 / 1000';

itTalks(
  [
    [
      'a plan that is told before the plans are known is taken at its question',
      'cep',
      [early, { stored: { cep: '01310100', number: '1000', idPlan: sold[1]?.id }, asks: 'contato' }],
    ],
  ],
  plansOf('d500a', 'd600a', 'd1000a'),
);

it.each([
  ['the only plan of the address', '/chat/', sold.slice(0, 1), planReplies.onlyOne],
  ['the plan of the link', '/chat/?s=d500a', sold, planReplies.ofLink],
])('a plan that is told before the plans are known is answered with %s', async (_, path, plans, said) => {
  const { hear, now, tab } = await talkAt('cep', plans, path);
  await hear(early);
  expect(now().asks).toBe('contato');
  const told = tab.store.getState().sideQuestions.map(({ text }) => text);
  expect(told).toContain(said('600 mega', sold[0]?.plan ?? ''));
});

const [loyal] = plansOf('d600b');
const loyalty = planWords
  .loyalty(loyal?.loyaltyMonths ?? 0, loyal ? penaltyOf(loyal) : null)
  .replaceAll('\u00a0', ' ');

itTalks(
  [
    [
      'words that order are asked for the consent, which a yes gives',
      'confirmacao',
      ['pode fazer o pedido', { told: order.ask, asks: 'confirmacao' }],
      ['sim', { asks: 'pedido-realizado' }],
    ],
    [
      'the consent is asked for with the loyalty of the plan, and a no orders nothing',
      'confirmacao',
      ['pode fazer o pedido', { told: loyalty }],
      ['não', { told: consentReplies.declined.accept_information, asks: 'confirmacao' }],
    ],
  ],
  plansOf('d600b'),
);

itTalks([
  [
    'a flat that is confirmed before the postcode and the number stays',
    'cep',
    [
      'meu complemento é apto 72 / sim / 01310-100 / 1100',
      { stored: { cep: '01310100', number: '1100', complement: 'apto 72' } },
    ],
  ],
  [
    'a visit that is wished with the day to pay is taken with it, if its day is free',
    'data-de-vencimento',
    [
      'dia 10, e a instalação pode ser no sábado de manhã / boleto',
      {
        stored: { due_date: 10, schedules: [{ date: '28/11/2026', period: 'manha' }] },
        asks: 'confirmacao',
      },
    ],
  ],
  [
    'the consequence of a correction at the review is told, and one that throws answers away waits',
    'confirmacao',
    ['meu nome está errado, é João Pereira da Costa', { told: changes.analysis }],
    ['o numero é 1002', { told: changes.number, waits: '1002' }],
  ],
  [
    'an order in words waits until the corrections are confirmed',
    'confirmacao',
    [
      'acho que quero mudar o dia do vencimento para 5 / pode fazer o pedido',
      { told: replies.confirmsFirst },
    ],
    ['sim', { stored: { due_date: 5 }, asks: 'confirmacao' }],
  ],
  [
    'a correction takes the place of a consent that waits',
    'confirmacao',
    ['pode fazer o pedido', { told: order.ask }],
    ['quero mudar o dia do vencimento para 5', { stored: { due_date: 5 }, asks: 'confirmacao' }],
  ],
  ...['aceito', 'concordo', 'li e aceito', 'estou de acordo', 'confirmo'].map(
    (said): Talk => [
      `words of acceptance order at once: ${said}`,
      'confirmacao',
      [said, { asks: 'pedido-realizado' }],
    ],
  ),
]);
