import { describe, expect, it } from 'vitest';
import { handOffWords } from '../../../../src/content/conversation/hand-off.ts';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { faqSets } from '../../../../src/content/faq/sets.ts';
import { type KnownEntry, knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { searchKnowledge } from '../../../../src/conversation/understanding/knowledge/search-knowledge.ts';
import type { Asked } from '../../../../src/conversation/understanding/reading.ts';
import { computedReplies } from '../../../../src/conversation/understanding/replies/topics/computed-replies.ts';
import { plainOf, wordsOf } from '../../../../src/conversation/understanding/text/text.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor } from '../asked.ts';
import { keptQuestions } from './kept-questions.ts';

const found = (text: string) => searchKnowledge(plainOf(text), true, []).sure?.id ?? 'none';

const replyOf = ({ reply }: KnownEntry, said: string, asked: Asked): string =>
  typeof reply === 'string'
    ? reply
    : computedReplies[reply.computed](asked, wordsOf(plainOf(said)).join(' '));

const onPages = [
  ...new Set(
    Object.values(faqSets)
      .flat()
      .map(({ id }) => id),
  ),
];

describe('a question of the public pages', () => {
  it.each(knowledge)('gets its own answer word for word, wherever it is asked: $question', (entry) => {
    for (const step of ['cep', 'nome', 'planos', 'cpf', 'data-instalacao', 'confirmacao'] as const) {
      const asked = askedFor(step);
      expect(understand(entry.question, asked), step).toMatchObject({
        kind: 'question',
        reply: replyOf(entry, entry.question, asked),
      });
    }
  });

  it.each(onPages)('gets its own answer in other words: %s', (id) => {
    const reworded = knowledge.flatMap((entry) => (entry.id === id ? (keptQuestions[entry.id] ?? []) : []));
    expect(reworded.length).toBeGreaterThanOrEqual(2);
    expect(reworded.map((text) => [text, found(text)])).toEqual(reworded.map((text) => [text, id]));
  });

  it('stands once in what is known', () => {
    expect(new Set(knowledge.map(({ id }) => id)).size).toBe(knowledge.length);
  });

  it('is found with a slip of the finger and without accents', () =>
    expect(
      ['qual a diferenca de uplod e download', 'segnda via do boleto', 'o valor tem reajuzte'].map(found),
    ).toEqual(['upload-e-download', 'segunda-via-da-fatura', 'reajuste']));
});

describe('a topic with words that its messages must say', () => {
  const withSubject = knowledge.flatMap((entry) =>
    entry.subject ? [{ ...entry, subject: entry.subject }] : [],
  );

  it.each(withSubject)('has one of them in each of its wordings: $id', ({ question, wordings, subject }) => {
    const named = new RegExp(`\\b(?:${subject})`);
    const without = [question, ...wordings.split('|')].filter((said) => !named.test(plainOf(said)));
    expect(without).toEqual([]);
  });

  it('is not the reply to a message without them', () =>
    expect(found('ninguém me ligou ainda')).not.toBe('senhas-e-codigos'));
});

describe('a message that several topics resemble', () => {
  it('is asked back with the nearest questions, which a tap says', () => {
    const understood = understand('e o valor da visita?', askedFor('cep'));
    expect(understood).toMatchObject({ kind: 'question', reply: replies.near });
    const near = understood.kind === 'question' ? (understood.suggestions ?? []) : [];
    expect(near.length).toBeGreaterThan(1);
    expect(near.length).toBeLessThanOrEqual(3);
    for (const question of near) expect(knowledge.map((entry) => entry.question)).toContain(question);
  });
});

describe('a question without a known reply', () => {
  it.each(['quantas luas tem júpiter?', 'como planto tomate na varanda?'])(
    'is said, with a person: %s',
    (text) => {
      const understood = understand(text, askedFor('cep'));
      expect(understood).toMatchObject({ kind: 'unclear', asks: true });
      expect(understood.kind === 'unclear' && understood.suggestions).toContain(handOffWords.ask);
    },
  );

  it('is told from what is no question at all', () =>
    expect(understand('hmm', askedFor('cep'))).not.toHaveProperty('asks'));
});

describe('a statement', () => {
  it.each([
    ['boa noite, minha internet caiu desde ontem e ninguém resolve', 'suporte-tecnico'],
    ['queria a segunda via do boleto de novembro', 'segunda-via-da-fatura'],
    ['eu já sou cliente de vocês', 'ja-sou-cliente'],
  ])('%s is answered as a wish', (text, id) => {
    const entry = knowledge.find((one) => one.id === id);
    for (const step of ['cep', 'cpf', 'planos'] as const)
      expect(understand(text, askedFor(step))).toMatchObject({ kind: 'question', reply: entry?.reply });
  });

  it.each([
    ['Ana Maria Segura', 'nome'],
    ['Pedro Boleto Valente', 'nome'],
    ['Vera Prazo Castro', 'nome-mae'],
    ['Carlos Contrato', 'nome'],
  ] as const)('%s stays a name', (text, step) =>
    expect(understand(text, askedFor(step)).kind).toBe('answer'),
  );
});
