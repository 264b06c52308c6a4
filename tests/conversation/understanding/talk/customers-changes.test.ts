import { describe, expect, it } from 'vitest';
import { customerEntries } from '../../../../src/content/knowledge/entries/customers.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

const replyOf = (topic: string) => customerEntries.find(({ id }) => id === topic)?.reply;

describe('what a customer wants to be another, with its value', () => {
  it.each([
    [
      'na vdd já sou cliente, só quero mudar o vencimento da minha fatura do dia 5 pro 15',
      'data-de-vencimento',
    ],
    ['eu já tenho internet de vcs e quero trocar a data da minha fatura pra dia 20', 'data-de-vencimento'],
    ['a conta que eu já pago com vcs vence 20, muda pra 5', 'data-de-vencimento'],
    ['já sou cliente, quero atualizar meu email pra ana@gmail.com', 'email'],
  ] as const)('is no answer of a new order: %s', (said, step) =>
    expect(understand(said, askedFor(step))).toMatchObject({
      kind: 'question',
      reply: replyOf('dados-do-cliente'),
    }),
  );

  it('an answer of a customer who orders once more counts', () =>
    expect(heard('já sou cliente de vocês, dia 10', 'data-de-vencimento')).toBe('due_date=10'));
});

describe('the phone of somebody who receives the technician', () => {
  it.each([
    'quinta de manhã, quem vai receber é minha sogra, liga pra ela antes 84 99417-3320',
    'quinta de manhã, qualquer coisa liga pro porteiro 84 99417-3320',
    'quinta de manhã, quem recebe é meu filho Tiago, o zap dele é 84 99417-3320',
  ])('is shown, and is not the phone of the visitor: %s', (said) => {
    const told = understand(said, askedFor('data-instalacao'));
    expect(told).toMatchObject({ kind: 'proposal', left: expect.stringContaining('84 99417-3320') });
    expect(told.kind === 'proposal' && told.answers.map(({ field }) => field)).toEqual(['schedules']);
  });

  it('is that of the visitor who says so', () =>
    expect(heard('quinta de manhã, meu celular mudou, é 84 99417-3320', 'data-instalacao')).toContain(
      'phone: (84) 99417-3320',
    ));
});

it('gigabytes of a chip are no speed', () => {
  expect(heard('o que vem o chip do celular incluso com 20 gb', 'planos')).not.toContain('velocidade');
  expect(heard('quero o de 1 gb', 'planos')).toContain('idPlan');
});
