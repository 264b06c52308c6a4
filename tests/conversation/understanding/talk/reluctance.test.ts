import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

const person = 'Falar com uma pessoa';

describe('anger about the question', () => {
  it.each([
    ['validacao', 'que palhaçada é essa de rua agora, virou delegacia?', 'São perguntas rápidas'],
    ['validacao', 'tão me investigando é?', 'São perguntas rápidas'],
    ['nome-mae', 'só falta pedir meu tipo sanguíneo', 'Existem pessoas com o mesmo nome'],
    ['nome-mae', 'acho um absurdo pedirem o nome da minha mãe', 'Existem pessoas com o mesmo nome'],
    ['telefone', 'que interrogatório hein', 'Para avisar sobre o pedido'],
  ] as const)('is told at %s why it is asked: %s', (step, text, reason) =>
    expect(heard(text, step)).toContain(`? Entendo, e sinto muito por isso. ${reason}`),
  );
});

describe('a refusal to give the answer', () => {
  it.each([
    ['cpf', 'não passo meu cpf pra ninguém', /^\? O contrato e as faturas saem no seu CPF/],
    ['cpf', 'nao passo cpf por aqui', /^\? O contrato e as faturas saem no seu CPF/],
    ['cpf', 'tem como pular essa parte', /^\? O contrato e as faturas saem no seu CPF/],
    ['telefone', 'não quero passar meu número', /^\? Para avisar sobre o pedido/],
    ['nome-mae', 'isso não é pergunta de banco?', /^\? Existem pessoas com o mesmo nome/],
    ['nome-mae', 'que coisa estranha só banco pede isso', /^\? Existem pessoas com o mesmo nome/],
    ['nome', 'não é da sua conta', /^\? O contrato e as faturas saem no seu nome/],
    ['nome', 'não me sinto bem passando meu nome', /^\? O contrato e as faturas saem no seu nome/],
  ] as const)('is told at %s why it is asked, with a person to help: %s', (step, text, reply) => {
    expect(heard(text, step)).toMatch(reply);
    expect(understand(text, askedFor(step))).toMatchObject({
      suggestions: expect.arrayContaining([person]),
    });
  });

  it.each([
    ['cpf', 'tenho medo de dar meus dados'],
    ['data-nascimento', 'precisa mesmo? tenho medo de golpe'],
    ['conta-debito', 'já caí em golpe uma vez'],
  ] as const)('for fear is told at %s what protects them as well: %s', (step, text) =>
    expect(heard(text, step)).toMatch(/Seus dados não são vendidos/),
  );

  it('of a bank account is told of the bill', () => {
    expect(heard('não tenho conta em banco', 'conta-debito')).toContain('boleto');
    expect(heard('prefiro boleto', 'conta-debito')).toContain('direct_debit: Boleto');
  });
});

describe('a message with similar words', () => {
  it.each([
    ['planos', 'tenho medo de ficar preso'],
    ['telefone', 'não falo inglês'],
    ['telefone', '11 98765-4321, não passo outro'],
  ] as const)('at %s is not told a reason: %s', (step, text) =>
    expect(heard(text, step)).not.toMatch(/Para avisar sobre o pedido|O preço e as condições/),
  );
});
