import { describe, expect, it } from 'vitest';
import { handOffWords } from '../../../../src/content/conversation/hand-off.ts';
import { personal } from '../../../../src/content/steps/personal.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

const { reason, expected } = personal.steps.cpf.fields.cpf;

describe('a visitor who does not understand the question', () => {
  it.each([
    'não entendi',
    'não entendi a pergunta',
    'não ouvi, repete',
    'pode repetir por favor?',
    'qual era a pergunta mesmo?',
    'como assim?',
    'explica melhor',
    'o que é pra escrever?',
  ])('hears what it is for and which form it has: %s', (said) =>
    expect(understand(said, askedFor('cpf'))).toEqual({
      kind: 'question',
      reply: `${reason} ${expected}`,
      suggestions: [handOffWords.ask],
    }),
  );

  it.each(['não entendi o plano de 600', 'me explica a diferença', 'não entendi o que é giga'])(
    'is told from who asks about something else: %s',
    (said) => expect(heard(said, 'cpf')).not.toContain(expected),
  );
});

it('who will not speak of somebody does not leave to speak with them', () => {
  expect(heard('prefiro não falar da minha mãe', 'nome-mae')).toMatch(/^\?/);
  expect(heard('vou falar com minha mãe antes', 'nome-mae')).toBe('/later');
});

describe('a visitor who does not know a word', () => {
  it.each([
    [
      'Não entender palavra "fidelidade". Explicar fácil por favor',
      'confirmacao',
      'tempo mínimo de contrato',
    ],
    ['que é essa palavra "comodato"? explica simples', 'confirmacao', 'empréstimo'],
    ['mega é o que moça', 'planos', '1.000 Mega'],
    ['não sei o que é débito automático', 'ativar-debito', 'a fatura sai da sua conta'],
    ['o que quer dizer dígito da conta', 'conta-debito', 'depois do traço'],
  ] as const)('hears what it means: %s', (said, step, meaning) =>
    expect(heard(said, step)).toContain(meaning),
  );

  it.each([
    ['não sei a agência', 'conta-debito'],
    ['não entendi o valor do boleto que veio', 'ativar-debito'],
  ] as const)('is none who lacks the answer: %s', (said, step) =>
    expect(heard(said, step)).not.toMatch(/Boleto é|^\? Agência é/),
  );
});
