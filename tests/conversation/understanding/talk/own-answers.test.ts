import { describe, expect, it } from 'vitest';
import { consentReplies } from '../../../../src/content/conversation/consent-replies.ts';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { contract } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const order = { orderNumber: 'UF-0123456789A', protocol: 'p', finishedAt: 'now' };

describe('a request for an own answer', () => {
  it.each([
    'qual telefone eu informei?',
    'que plano que eu selecionei mesmo?',
    'pra quando ficou marcado o dia da instalação?',
    'essa data aqui é da visita ou do vencimento?',
  ])('is shown all answers: %s', (text) => {
    for (const step of ['cpf', 'confirmacao'] as const)
      expect(understand(text, askedFor(step))).toEqual({ kind: 'command', command: { name: 'summary' } });
  });

  it.each(['meu e-mail tá certo?', 'meu e-mail ficou como aí?', 'será que anotaram meu e-mail direito?'])(
    'who asks whether it is right is shown it, or hears that it was not told yet: %s',
    (text) => {
      const given = { answers: { email: 'ana@exemplo.com.br' } };
      expect(heard(text, 'cpf', given)).toBe('/summary');
      expect(heard(text, 'cpf')).toMatch(/^\? Isso você ainda não me disse\. /);
    },
  );

  it.each([
    'que dia é mesmo a instalação?',
    'quando o técnico vem?',
    'e agora?',
    'pra que dia ficou minha visita?',
  ])('after the order hears the days that stand in it: %s', (text) =>
    expect(
      heard(text, 'pedido-realizado', {
        order,
        answers: { schedules: [{ date: '25/11/2026', period: 'manha' }] },
      }),
    ).toContain('25/11/2026, Manhã'),
  );

  it.each([
    'resumindo, o que eu tô contratando?',
    'o que eu escolhi até agora?',
    'quais são os meus dados',
    'quais são minhas respostas até agora?',
  ])('who asks for all of it is shown it: %s', (text) => expect(heard(text, 'confirmacao')).toBe('/summary'));

  it('who asks which data is kept hears about it, and is shown no answers', () =>
    expect(heard('que dados meus vocês guardam?', 'cpf')).toMatch(/^\? /));

  it.each(['quero outro plano', 'meu telefone é (11) 98765-4321', 'prefiro boleto'])(
    'after the order nothing told is proposed as an answer: %s',
    (text) =>
      expect(
        understand(text, askedFor('pedido-realizado', { order, answers: { idPlan: 101 } })),
      ).not.toHaveProperty('answers'),
  );

  it('who wants another day at the review is led to it, and orders nothing', () =>
    expect(
      heard('quero outro dia de instalação', 'confirmacao', {
        answers: { schedules: [{ date: '25/11/2026', period: 'manha' }] },
      }),
    ).toBe('/correct data-instalacao'));

  it('who tells the value beside the question has told it', () =>
    expect(heard('meu e-mail é ana@exemplo.com.br, tá certo?', 'email')).toContain('ana@exemplo.com.br'));

  it.each(['qual plano vocês indicam?', 'onde vejo o meu CEP?', 'coloquei o telefone errado'])(
    'is not heard in a wish to know something else: %s',
    (text) => expect(understand(text, askedFor('cpf'))).not.toMatchObject({ command: { name: 'summary' } }),
  );
});

it.each([
  'nenhum deles me interessou',
  'poxa, não gostei de nenhum desses planos',
  'nada disso me atende',
  'nenhum desses me serve não',
  'nenhuma dessas opções me agrada',
])('who likes no plan is shown some again, without pressing: %s', (text) =>
  expect(understand(text, askedFor('planos'))).toMatchObject({
    kind: 'question',
    reply: expect.stringContaining('sem compromisso'),
  }),
);

it.each(['não quero nenhuma', 'nenhuma me interessa', 'não'])(
  'a customer who likes no offer hears that the present plan stays: %s',
  (text) =>
    expect(understand(text, askedFor('ofertas', { existingContract: contract }))).toMatchObject({
      kind: 'question',
      reply: consentReplies.presentPlan,
    }),
);

describe('an answer that is said to be right', () => {
  const stored = { answers: { name: 'Ana Souza', email: 'ana@exemplo.com.br' } };
  const again = (expected: string) => `? ${replies.notStored(expected)}`;

  it.each([
    ['email', 'ta errado não, meu email e esse mesmo poxa', 'Escreva o e-mail'],
    ['cpf', 'é isso mesmo, tá certo o cpf', 'Escreva os 11 números'],
    ['data-nascimento', 'nascimento tá certo', 'Escreva dia, mês e ano'],
  ] as const)('at %s has to be written once more where none is stored: %s', (step, text, expected) =>
    expect(heard(text, step, { answers: { name: 'Ana Souza' } })).toContain(again(expected)),
  );

  it('is proposed where it is stored and asked again', () =>
    expect(heard('meu email é esse mesmo', 'email', stored)).toBe('[email: ana@exemplo.com.br]'));

  it('is noted at a later question', () =>
    expect(heard('meu email é esse mesmo', 'confirmacao', stored)).toContain(replies.isNoted('')));

  it.each([
    ['email', 'eu não tenho esse negócio de email'],
    ['nome-mae', 'o que minha mãe tem a ver com isso'],
    ['cpf', 'esse não é o meu email'],
    ['cpf', 'não é esse meu email'],
  ] as const)('is none in another sentence, at %s: %s', (step, text) =>
    expect(heard(text, step, stored)).not.toMatch(/está anotad|^\[/),
  );
});
