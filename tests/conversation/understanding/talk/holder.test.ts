import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

describe('an order in the name of somebody else', () => {
  it.each([
    'o contrato vai ser no nome da minha mãe, Maria Aparecida Souza',
    'vai no nome do meu marido, João Pedro Lima',
    'coloca no nome do meu pai José Carlos Lima',
  ])('the name waits for a yes beside whose data are asked: %s', (text) => {
    const understood = understand(text, askedFor('nome'));
    expect(understood).toMatchObject({ kind: 'proposal', reply: expect.stringContaining('titular') });
    expect(understood).not.toHaveProperty('left');
  });

  it.each(['o cpf do meu pai é 390.533.447-05', 'pode ser o da minha esposa? 390.533.447-05'])(
    'the CPF of another waits for a yes beside whose data are asked: %s',
    (text) =>
      expect(understand(text, askedFor('cpf'))).toMatchObject({
        kind: 'proposal',
        reply: expect.stringContaining('titular'),
      }),
  );

  it('the CPF of the one who writes does not, though that of another was told before', () =>
    expect(
      understand('coloquei o cpf da minha esposa, o meu é 111.444.777-35', askedFor('data-de-vencimento')),
    ).not.toHaveProperty('reply'));

  it('no holder is taken for the mother, where her name is asked', () =>
    expect(
      heard('o contrato vai ser no nome da minha mãe, Maria Aparecida Souza', 'nome-mae', {
        answers: { name: 'Ana Souza' },
      }),
    ).toMatch(/^\? .*titular/));
});

describe('another plan by its services, at a later question', () => {
  it('the plans that have it are offered', () =>
    expect(
      understand('muda pra aquele com paramount', askedFor('ativar-debito', { answers: { idPlan: 101 } })),
    ).toMatchObject({
      kind: 'question',
      suggestions: expect.arrayContaining([expect.stringContaining('Paramount')]),
    }));
});
