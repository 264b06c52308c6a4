import { describe, expect, it } from 'vitest';
import { handOffWords } from '../../../../src/content/conversation/hand-off.ts';
import { toneSentences } from '../../../../src/content/conversation/tone.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

const steps = [
  'cep',
  'nr-imovel',
  'nome',
  'telefone',
  'cpf',
  'data-de-vencimento',
  'data-instalacao',
] as const;

describe('a complaint that the conversation asks again or does not understand', () => {
  it.each([
    'é a quarta vez que escrevo isso',
    'já coloquei meu dado umas 10 vezes',
    'to repetindo a mesma coisa pela 5a vez',
    'respondi isso 2x',
    'esse robô não entende nada do que eu digo',
    'vc nao compreende',
    'isso aqui n funciona',
    'vocês são muito enrolados',
    'já tô perdendo a paciência',
    'minha paciência acabou',
  ])('gets one calm sentence, a person, and the open question; its figures are no answer: %s', (text) => {
    for (const step of steps) {
      const understood = understand(
        text,
        askedFor(step, step === 'cep' ? { place: null, coverage: null } : {}),
      );
      expect(understood, step).toMatchObject({ kind: 'question', suggestions: [handOffWords.ask] });
      expect(understood.kind === 'question' && understood.reply, step).toMatch(
        new RegExp(`^${toneSentences.angry} .*[.”]`),
      );
      expect(understood.guess, step).toBeUndefined();
    }
  });

  it.each([
    ['nr-imovel', 'já digitei isso 4 vezes, é 215', 'number=215'],
    ['nome', 'falei isso duas vezes, Renata Lopes', 'name=Renata Lopes'],
    ['cpf', 'é a 3ª vez que mando: 529.982.247-25', 'cpf=529.982.247-25'],
  ] as const)('beside an answer is passed over, at %s: %s', (step, text, short) =>
    expect(heard(text, step)).toBe(short),
  );

  it.each([
    ['ativar-debito', 'posso pagar em 3 vezes?'],
    ['data-de-vencimento', 'minha internet não funciona'],
    ['nome', 'Maria Vezes'],
  ] as const)('is none, at %s: %s', (step, text) =>
    expect(heard(text, step)).not.toContain(toneSentences.angry),
  );
});

it('who tells of a visit that never came has chosen no day', () =>
  expect(heard('da ultima vez o técnico me deu bolo o dia inteiro', 'data-instalacao')).toContain(
    toneSentences.angry,
  ));
