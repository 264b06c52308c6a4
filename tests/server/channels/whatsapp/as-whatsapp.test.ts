import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChannelMessage, Choice } from '../../../../server/channels/channel-message.ts';
import { askedNow } from '../../../../server/channels/prompts/asked-now.ts';
import { questionOf } from '../../../../server/channels/prompts/question-of.ts';
import { asWhatsApp } from '../../../../server/channels/whatsapp/as-whatsapp.ts';
import { cutText } from '../../../../server/channels/whatsapp/cut-text.ts';
import { runs } from '../../../setup/full-run.ts';
import { everyQuestion, lists, type Visit } from '../prompts/every-question.ts';
import { links } from '../prompts/spoken.ts';
import { expectWhole } from './fits.ts';

const seed = 65;

const word = fc.oneof(
  { weight: 8, arbitrary: fc.lorem({ maxCount: 1 }) },
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => /^\S+$/.test(text)),
  fc.webUrl(),
  fc.constantFrom('***.***.247-25', 'fim.', 'sim!', 'Endereço:', '2.'),
);
const sentence = (most: number) =>
  fc
    .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', '\n', '\n\n')), {
      minLength: 1,
      maxLength: most,
      size: 'max',
    })
    .map((words) => words.flat().join('').trim());
const short = sentence(3);
const repeated = fc
  .tuple(sentence(12), fc.integer({ min: 2, max: 200 }), fc.constantFrom(' ', '\n', '\n\n'))
  .map(([one, count, between]) => Array.from({ length: count }, () => one).join(between));
const long = fc.oneof(sentence(12), repeated);

const choice: fc.Arbitrary<Choice> = fc.record(
  {
    title: fc.oneof(short, sentence(20)),
    detail: fc.oneof(short, sentence(20)),
    tap: fc.uuid().map((id): Choice['tap'] => ({ kind: 'answer', step: 'cep', raw: { cep: [id] } })),
  },
  { requiredKeys: ['title', 'tap'] },
);

const message: fc.Arbitrary<ChannelMessage> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: long }),
  fc.record({
    kind: fc.constant('choices' as const),
    text: long,
    choices: fc.oneof(
      fc.array(choice, { minLength: 1, maxLength: 3 }),
      fc.array(choice, { minLength: 1, maxLength: 60 }),
    ),
    open: short,
  }),
  fc.record({ kind: fc.constant('link' as const), text: long, label: short, url: fc.webUrl() }),
  fc.record({
    kind: fc.constant('document' as const),
    text: long,
    name: fc.constant('a.pdf'),
    url: fc.webUrl(),
  }),
);

it('whatever is said fits the limits of WhatsApp, and no word and no choice of it is lost', () => {
  fc.assert(fc.property(message, expectWhole), { numRuns: 500, seed });
});

it('choices with the same title stay apart', () => {
  fc.assert(
    fc.property(fc.array(choice, { minLength: 2, maxLength: 12 }), short, (choices, title) =>
      expectWhole({ kind: 'choices', text: 'Qual?', choices: choices.map((one) => ({ ...one, title })) }),
    ),
    { seed },
  );
});

/** What the shop, the network and the analysis may say, at its longest. */
const told = fc.record({
  name: fc.oneof(short, sentence(30)),
  days: fc.integer({ min: 0, max: 90 }),
  dueDates: fc.integer({ min: 1, max: 12 }),
  plans: fc.integer({ min: 1, max: 40 }),
  questions: fc.array(
    fc.tuple(long, fc.array(fc.oneof(short, sentence(30)), { minLength: 1, maxLength: 9 })),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
});

const dayAt = (index: number): string =>
  new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10).split('-').toReversed().join('/');

type Told = typeof told extends fc.Arbitrary<infer Value> ? Value : never;

function stateWith({ state }: Visit, { name, days, dueDates, plans, questions }: Told): Visit['state'] {
  const { coverage, risk, existingContract } = state.stepResults;
  const all = coverage?.plans ?? [];
  return {
    ...state,
    resources: {
      ...state.resources,
      banks: lists.banks.map((bank) => ({ ...bank, name })),
      dueDates: Array.from({ length: dueDates }, (_, at) => at + 1),
      installationDays: Array.from({ length: days }, (_, at) => ({
        date: dayAt(at),
        periods: ['manha', 'tarde'],
      })),
    },
    stepResults: {
      ...state.stepResults,
      existingContract: existingContract && { ...existingContract, holder: name },
      coverage: coverage && {
        ...coverage,
        plans: all.flatMap((plan) =>
          Array.from({ length: all.length > 1 ? plans : 1 }, (_, at) => ({
            ...plan,
            id: plan.id + 10_000 * at,
            plan: name,
          })),
        ),
      },
      risk: risk && {
        ...risk,
        message: name,
        quiz: risk.quiz && {
          ...risk.quiz,
          questions: questions.map(([text, answers], id) => ({
            id: `${id}`,
            text,
            answers: answers.map((answer, at) => ({ id: `${at}`, text: answer })),
          })),
        },
      },
    },
  };
}

it('whatever a step asks fits the limits of WhatsApp, whatever the shop has to offer', () => {
  const visits = [
    ...new Map(
      everyQuestion.map((visit) => [`${visit.journey} ${visit.step} ${askedNow(visit.state)}`, visit]),
    ).values(),
  ];
  const drawn = fc.sample(told, { numRuns: Math.max(visits.length, runs(500)), seed });
  drawn.forEach((what, at) => {
    const visit = visits[at % visits.length] ?? expect.fail();
    for (const message of questionOf(stateWith(visit, what), links)) expectWhole(message);
  });
}, 240_000);

it('a text is cut after a paragraph, a line, a sentence or a word, in this order', () => {
  expect(cutText('Um dois.\n\nTrês quatro. Cinco', 24)).toEqual(['Um dois.', 'Três quatro. Cinco']);
  expect(cutText('Um dois.\nTrês. quatro cinco', 20)).toEqual(['Um dois.', 'Três. quatro cinco']);
  expect(cutText('Um dois. Três quatro cinco', 20)).toEqual(['Um dois.', 'Três quatro cinco']);
  expect(cutText('Um dois três https://loja.test/a', 22)).toEqual(['Um dois três', 'https://loja.test/a']);
});

it('up to three short choices are buttons, more are a list, and more than ten have pages', () => {
  const of = (count: number) =>
    asWhatsApp({
      kind: 'choices',
      text: 'Qual?',
      choices: Array.from({ length: count }, (_, at) => ({
        title: `Dia ${at}`,
        tap: { kind: 'say', text: `${at}` },
      })),
    })[0];
  expect(of(3)).toMatchObject({ type: 'interactive', interactive: { type: 'button' } });
  expect(of(10)).toMatchObject({
    type: 'interactive',
    interactive: { type: 'list', action: { sections: [{ rows: { length: 10 } }] } },
  });
  expect(of(11)).toMatchObject({
    interactive: { action: { sections: [{ rows: { length: 10, 9: { id: 'c=more&from=9' } } }] } },
  });
});
