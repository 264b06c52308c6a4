import { describe, expect, it } from 'vitest';
import { toneSentences } from '../../../../src/content/conversation/tone.ts';
import { plainOf } from '../../../../src/conversation/understanding/text/text.ts';
import { toneOf } from '../../../../src/conversation/understanding/tone/tone.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

const steps = ['cep', 'nome', 'telefone', 'nome-mae', 'cpf', 'ativar-debito', 'confirmacao'] as const;

describe('a complaint or an insult', () => {
  it.each([
    'que palhaçada isso',
    'vocês são uma vergonha',
    'vai se ferrar',
    'VAI TOMAR NO CU',
    'já falei isso mil vezes',
    'que saco esse robô',
    'vou reclamar no procon',
  ])('gets one calm sentence and the open question: %s', (text) => {
    for (const step of steps) {
      const understood = understand(text, askedFor(step));
      expect(understood.kind, step).toBe('question');
      expect(heard(text, step), step).toMatch(new RegExp(`^\\? ${toneSentences.angry} .*[.”]`));
    }
  });

  it('beside an answer is passed over', () =>
    expect(understand('porra, 01310-100', askedFor('cep', { place: null, coverage: null }))).toMatchObject({
      kind: 'proposal',
      answers: [{ field: 'cep' }],
    }));

  it('with a question is answered as well', () =>
    expect(heard('que absurdo, tem fidelidade?', 'cep', { coverage: null })).toContain('plano'));
});

describe('another language', () => {
  it.each([
    ['hello, I want to hire internet for my apartment', 'english'],
    ['do you speak english?', 'english'],
    ['what is the price of the plan?', 'english'],
    ['hola, quiero contratar internet', 'spanish'],
    ['¿cuánto cuesta la instalación?', 'spanish'],
    ['necesito saber si me pueden ayudar', 'spanish'],
  ] as const)('gets one sentence in it, and goes on in Portuguese: %s', (text, language) => {
    for (const step of steps) {
      const understood = understand(text, askedFor(step));
      expect(understood).toMatchObject({ kind: 'question' });
      expect(
        understood.kind === 'question' && understood.reply.startsWith(toneSentences[language]),
        step,
      ).toBe(true);
    }
  });
});

describe('an answer in another language', () => {
  const said = 'hola mi telefono es 11987654321';

  it('is taken, and it is said in which one the conversation goes on', () =>
    expect(understand(said, askedFor('telefone'))).toEqual({
      kind: 'answer',
      raw: { phone: ['(11) 98765-4321'] },
      reply: toneSentences.spanish,
    }));

  it('is taken without a word where that was said before', () =>
    expect(understand(said, { ...askedFor('telefone'), knowsLanguage: true })).not.toHaveProperty('reply'));
});

describe('neither is taken for', () => {
  it.each([
    'Ana Maria de Souza',
    'Emily Grace Thornton',
    'Hi Sung Park',
    'Mi Young Do Nascimento',
    'Juan del Valle',
    'Rua Hello Kitty',
    'quero 500 mega',
    'como funciona o processo?',
    'qual o preço do plano HBO Max?',
    'tem wi-fi no quarto?',
    'sim',
    'a internet é boa no meu bairro?',
  ])('an answer or a question: %s', (text) => expect(toneOf({ plain: plainOf(text) })).toBeNull());
});
