import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { StepId } from '../../../../src/funnel/steps/step-id.ts';
import { askedFor, heard } from '../asked.ts';

const readings: readonly [said: string, step: StepId, answer: string][] = [
  [
    'ia pegar o de 2 giga, aí subiu a escola das crianças, então fico no 1 giga com Paramount',
    'planos',
    'o de 1 giga com Paramount',
  ],
  ['antes eu era vizinha no 310, mas vim pro 318', 'nr-imovel', '318'],
  ['sobe a ladeira toda e são 3 crianças mas enfim mil duzentos e cinco', 'nr-imovel', '1205'],
  ['somos 4 e um cachorro, moramos lá no 1520', 'nr-imovel', '1520'],
  [
    'o antigo 11 97777-1020 me levaram no trem, o que eu uso agora é 11 98642-3305',
    'telefone',
    '11 98642-3305',
  ],
  ['recebo no 5, o cartão vence no 10, então coloca 15', 'data-de-vencimento', '15'],
];

describe('a story', () => {
  it.each(readings)('is proposed by its conclusion: %s', (said, step, answer) => {
    const meant = understand(answer, askedFor(step));
    const raw =
      meant.kind === 'answer' ? meant.raw : meant.kind === 'proposal' ? meant.answers[0]?.raw : null;
    expect(raw).toBeTruthy();
    expect(understand(said, askedFor(step))).toMatchObject({ kind: 'proposal', answers: [{ raw }] });
  });

  it('ends with a name that stands by itself', () =>
    expect(
      understand('mamãe se foi em 2020, que saudade... Josefa Maria da Conceição', askedFor('nome-mae')),
    ).toMatchObject({
      kind: 'proposal',
      answers: [{ raw: { mothers_name: ['Josefa Maria da Conceição'] } }],
    }));

  it('of somebody else leaves what is one’s own', () =>
    expect(heard('é Itaú, a do Bradesco eu encerrei em 2022', 'conta-debito')).toContain('Itaú'));
});
