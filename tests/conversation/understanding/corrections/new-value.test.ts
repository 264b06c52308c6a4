import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { everyAnswer } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const given = { answers: everyAnswer };

describe('an earlier answer that is told again in words of one’s own', () => {
  it.each([
    ['mamãe é com y, Yvone Teixeira Prado, eu pus com i', 'data-instalacao', '[mothers_name: '],
    ['onde tá Mateus bota h depois do t, Matheus Rocha Lins', 'email', '[name: Matheus Rocha Lins]'],
    [
      'o e-mail é novo pq perdi a senha do outro, claudio2020@gmail.com',
      'data-de-vencimento',
      'claudio2020@gmail.com',
    ],
    [
      'meu marido falou que é pouco pra nós cinco, então muda o plano e põe 2 giga',
      'nome',
      '[idPlan: 2 Giga]',
    ],
    ['volta lá nos planos, pensei melhor e quero o de 2 giga', 'nome', '[idPlan: 2 Giga]'],
  ] as const)('is proposed: %s', (said, step, shown) => expect(heard(said, step, given)).toContain(shown));

  it('is proposed beside what is asked', () =>
    expect(heard('Josefa Maria dos Santos, e muda a casa pra 33', 'nome', given)).toBe(
      '[name: Josefa Maria dos Santos] [number: 33]',
    ));

  it.each([
    ['dei a data errada ali atras, nasci em 82 não 92. cpf 111.444.777-35', /cpf.*birth_date.*1982/],
    ['111.444.777-35 ah e errei o ano, nasci em 1985', /cpf.*birth_date.*1985/],
  ])('is proposed beside what is asked, if only a part of it is told: %s', (said, shown) =>
    expect(heard(said, 'cpf', { answers: { ...everyAnswer, cpf: undefined } })).toMatch(shown),
  );

  it.each([
    'muda a visita pra segunda de tarde e o e-mail é lia.prado@gmail.com',
    'o e-mail é lia.prado@gmail.com e muda a visita pra segunda de tarde',
  ])('is proposed beside another that was read whole: %s', (said) =>
    expect(heard(said, 'confirmacao', given)).toMatch(/schedules.*lia\.prado|lia\.prado.*schedules/),
  );

  it.each([
    ['posso mudar o vencimento pra 20?', 'nome'],
    ['quero rever os planos, 1 giga é demais para nós dois', 'nome'],
    ['tá errado o vencimento, falei 15 e apareceu 20', 'confirmacao'],
  ] as const)('is not guessed where it is asked about, turned down or one of two: %s', (said, step) =>
    expect(understand(said, askedFor(step, given)).kind).not.toBe('proposal'),
  );
});
