import { describe, expect, it } from 'vitest';
import { planReplies } from '../../../../src/content/conversation/plan-replies.ts';
import { planToldEarly } from '../../../../src/conversation/understanding/plans/plan-told-early.ts';
import { textOf } from '../../../../src/conversation/understanding/text/text.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

const unknown = { place: null, coverage: null };
const told = (text: string) => planToldEarly(textOf(text), askedFor('cep', unknown));

describe('a plan that is told before there are any to choose from', () => {
  it.each([
    ['prefiro o de 800 mega pra minha casa em jundiaí', 'prefiro o de 800 mega', 'pra minha casa em jundiaí'],
    ['vou querer o mais completo', 'vou querer o mais completo', undefined],
    ['1 giga com hbo max', '1 giga com hbo max', undefined],
    [
      '80240-210 tenho interesse no 1 giga meu zap é 41 99652 8031',
      'interesse no 1 giga',
      '80240-210 tenho meu zap é 41 99652 8031',
    ],
    ['20040-020 quero 1 giga, pode instalar segunda?', 'quero 1 giga', '20040-020, pode instalar segunda?'],
    ['20040-020, é o de 600 que eu quero', 'o de 600', '20040-020'],
    ['20040-020, me interessei no plano com hbo', 'me interessei no plano com hbo', '20040-020'],
    ['20040-020 quero o de 600 mega', 'quero o de 600 mega', '20040-020'],
    ['20040-020 plano 600 mega nome Ana Souza', 'plano 600 mega', '20040-020 nome Ana Souza'],
  ])('is told apart from the rest: %s', (text, said, rest) =>
    expect(told(text)).toMatchObject({ said, step: 'planos', rest: rest ? { shown: rest } : null }),
  );

  it('is kept, and what is asked is asked again', () => {
    const understood = understand('queria a de 600', askedFor('nr-imovel', { coverage: null }));
    expect(understood).toMatchObject({ kind: 'question' });
    expect(understood.guess).toBeUndefined();
    expect(heard('queria a de 600', 'cep', unknown)).toContain(planReplies.early);
  });

  it('beside an answer does not hold it up', () =>
    expect(understand('20040-020, quero o de 1 giga', askedFor('cep', unknown))).toEqual({
      kind: 'answer',
      raw: { cep: ['20040-020'] },
      reply: planReplies.early,
    }));

  it.each(['qual o mais barato?', 'quero internet', 'não quero o de 500 mega', 'moro na rua 500'])(
    'is none: %s',
    (text) => expect(told(text)).toBeNull(),
  );

  it('is a choice once there are', () =>
    expect(planToldEarly(textOf('quero o de 600 mega'), askedFor('nome'))).toBeNull());
});
