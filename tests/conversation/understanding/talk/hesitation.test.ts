import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { expectedOf } from '../../../../src/conversation/understanding/replies/expected.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor } from '../asked.ts';

const steps = ['nome', 'nome-mae', 'cpf', 'email', 'confirmacao'] as const;

const said = (text: string, step: (typeof steps)[number], reply: (expected: string) => string) => {
  const asked = askedFor(step);
  const understood = understand(text, asked);
  expect(understood, step).toMatchObject({ kind: 'question', reply: reply(expectedOf(asked, null)) });
  expect(understood).not.toHaveProperty('guess');
};

describe('a visitor who is called away', () => {
  it.each([
    'bateram no portão',
    'meu bebê acordou, já volto',
    'guenta aí que chegou visita',
    '1 minutinho, vou atrás do papel',
    'deixa eu só conferir uma coisa',
    'marca um 10',
  ])('is waited for, and called nothing: %s', (text) => {
    for (const step of steps) said(text, step, replies.waits);
  });
});

it.each(['guenta aí', 'calma aí', 'segura aí'])('%s asks to wait, and is no neighbourhood', (text) => {
  const asked = askedFor('instalacao');
  expect(understand(text, asked)).toMatchObject({
    kind: 'question',
    reply: replies.waits(expectedOf(asked, null)),
  });
});

it('a day to pay is no time to wait', () =>
  expect(understand('marca um 10', askedFor('data-de-vencimento'))).toMatchObject({ kind: 'answer' }));

it.each(['oi ainda ta ai?', 'vc ainda está aí?', 'alô?', 'oi? sumiu?'])(
  '%s is told that somebody is here',
  (text) => {
    for (const step of steps) said(text, step, replies.asks);
  },
);

describe('a visitor who comes back', () => {
  it.each([
    'ainda tá aí? tive que sair correndo',
    'oi de novo, o sinal caiu',
    'opa, desculpa a demora, caiu a luz aqui',
    'retornei',
    'pronto, voltei',
    'em que pergunta a gente tava mesmo?',
    'onde parei?',
  ])('is told what is asked: %s', (text) => {
    for (const step of steps) said(text, step, replies.returned);
  });
});

describe('a visitor who hesitates', () => {
  it.each(['ainda tô bem indecisa', 'não sei ainda se compensa', 'ando com receio', 'sei lá viu'])(
    'is pressed to nothing: %s',
    (text) => {
      for (const step of steps) said(text, step, replies.doubts);
    },
  );
});

describe('a visitor who gives up', () => {
  it.each([
    'ah deixa quieto',
    'na verdade quero cancelar, como faço?',
    'quero cancelar o pedido, como eu faço?',
    'quero desistir, tem como?',
    'esquece isso tudo',
    'olha, não quero mais não',
    'desisto de contratar',
  ])('cancels: %s', (text) =>
    expect(understand(text, askedFor('cpf'))).toMatchObject({
      kind: 'command',
      command: { name: 'cancel' },
    }),
  );

  it.each(['não quero mais o globoplay', 'desisti do boleto'])(
    'of one thing does not give up all: %s',
    (text) => expect(understand(text, askedFor('cpf'))).not.toMatchObject({ command: { name: 'cancel' } }),
  );
});

describe('a message that says more than to wait', () => {
  it.each([
    ['pera, meu nome tá errado', 'cpf'],
    ['calma, qual o preço?', 'cpf'],
    ['espera, 529.982.247-25', 'cpf'],
  ] as const)('is answered: %s', (text, step) => {
    const asked = askedFor(step);
    expect(understand(text, asked)).not.toMatchObject({ reply: replies.waits(expectedOf(asked, null)) });
  });
});
