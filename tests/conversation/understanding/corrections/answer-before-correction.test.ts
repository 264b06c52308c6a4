import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

const given = {
  answers: { name: 'Ana Souza', phone: '11912345678', email: 'ana@gmail.com', birth_date: '03/05/1990' },
} as const;

describe('an answer with a correction of an earlier one behind it', () => {
  it('both wait for a yes', () =>
    expect(
      understand(
        '111.444.777-35 e na data de nascimento eu falei 3 de maio e é 13 de maio',
        askedFor('cpf', given),
      ),
    ).toMatchObject({
      kind: 'proposal',
      answers: [{ raw: { cpf: ['111.444.777-35'] } }, { raw: { birth_date: ['13/05/1990'] } }],
    }));

  it.each([
    [
      'quatorze do três de setenta e oito e ó o meu nome é thiago com t h tá escrito errado aí',
      'data-nascimento',
      'ó o meu nome é thiago com t h tá escrito errado aí',
    ],
    ['bia.lima@gmail.com e ó o telefone que eu dei tá errado', 'email', 'ó o telefone tá errado'],
    [
      'Helena Dutra Lima. Só volta lá no meu nome, eu esqueci o do meio',
      'nome-mae',
      'Só volta lá no meu nome, eu esqueci o do meio',
    ],
  ] as const)('without its value, the correction is shown as left over: %s', (text, step, left) => {
    const read = heard(text, step, given);
    expect(read).toMatch(/^\[/);
    expect(read).toContain(`+ ${left}`);
  });
});
