import { describe, expect, it } from 'vitest';
import { heard } from '../asked.ts';

describe('a part that was left out of an earlier answer', () => {
  it.each([
    ['telefone', 'faltou o apto, é o 94', '[complement: apto 94]'],
    ['email', 'esqueci de dizer o bloco, é bloco d ap 7', '[complement: bloco d ap 7]'],
    ['dados-pessoais', 'não falei o apartamento, é 15', '[complement: apartamento 15]'],
    ['nr-imovel', 'esqueci o apartamento, é o 15', '[complement: apartamento 15]'],
  ] as const)('is proposed with its value, at %s: %s', (step, text, short) => {
    const steps = step === 'dados-pessoais' ? (['nome', 'telefone', 'email'] as const) : step;
    expect(heard(text, steps)).toBe(short);
  });

  it('is no number of the house, which is told beside it', () =>
    expect(heard('210, o apto é o 15', 'nr-imovel')).toMatch(/number=210.*complement=apto 15/));
});
