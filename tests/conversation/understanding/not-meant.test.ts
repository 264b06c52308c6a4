import { describe, expect, it } from 'vitest';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { heard } from './asked.ts';

type Case = readonly [step: StepId, said: string, understood: RegExp];

describe('a value that is named and not meant', () => {
  it.each<Case>([
    ['cep', 'cep antigo 01310-100 mas agora é 01311-200', /^\[cep: 01311-200\]/],
    ['cep', 'cinco zero zero, não pera, zero cinco zero zero um cem', /^\[cep: 05001-100\] \+/],
    ['cep', 'cep da minha mãe 04002-001, o meu é 01310-100', /^\[cep: 01310-100\]/],
    ['planos', 'na vivo pago 80 em 500 mega', /^\?/],
    ['planos', 'na página tava mais barato', /^\?/],
    ['planos', 'me manda as opções no whatsapp', /^\? (?!Para navegação)/],
    ['data-de-vencimento', 'menos dia 1', /^\? Estes dias servem/],
    ['data-de-vencimento', 'o que tiver mais longe do dia 5', /^\? Estes dias servem/],
    ['data-de-vencimento', 'dps do dia 20', /^\[due_date: (?!.*20)/],
    ['nome', 'o titular vai ser minha mãe Cleuza Maria Prado', /^\[name: Cleuza Maria Prado\]/],
    ['nome-mae', 'é a mesma do cadastro', /^unclear/],
    ['nr-imovel', 'acho que é 45, deixa eu ver... é 54', /^\[number: 54\]/],
    ['nr-imovel', '2073, conjunto nacional, mas to sem o numero da sala agora', /^\[number: 2073\]/],
    ['telefone', '47 9968 2314, ops faltou um 9 na frente: 99968-2314', /^(?!.*complement)/],
    [
      'ativar-debito',
      'não confio nesse negócio de descontar sozinho, manda o boleto',
      /^\[direct_debit: (?!.*déb)/i,
    ],
    [
      'ativar-debito',
      'Caso eu opte pelo débito e cancele em três meses, o desconto já concedido é cobrado de volta?',
      /^(?!.*direct_debit)/,
    ],
    ['data-instalacao', 'jueves por la tarde, por la mañana trabajo', /^(?!.*manh).*tarde/i],
    ['ativar-debito', 'se eu botar no débito e a conta tiver zerada o que acontece', /^\? Sem saldo/],
    ['planos', 'o 2 giga é muito caro', /^\? (?!.*idPlan)/],
    ['planos', 'minha esposa queria o de 700, só que não cabe no bolso', /^\? (?!.*idPlan)/],
  ])('at %s, %s, is not taken', (step, said, understood) => expect(heard(said, step)).toMatch(understood));

  it('is asked about where a price has no cents', () =>
    expect(heard('noventa e nove reais', 'planos')).toMatch(/^(?:\[idPlan|\?)/));

  it('is no plan where a weekday stands against another', () =>
    expect(heard('não é terça, é quarta', 'confirmacao')).not.toContain('idPlan'));
});

describe('words around a number of a house', () => {
  it.each<Case>([
    ['nr-imovel', 'casa 2 fundos, o número da frente é 340', /^number=340, complement=casa 2 fundos$/],
    ['nr-imovel', 'é comercial, sala 804 n 1200', /\[complement: sala 804\]/],
    ['nr-imovel', 'fica bem do lado da padaria azul', /^(?:unclear:|\?) Escreva o número que está na porta/],
    ['nr-imovel', '600 mega', /^\? (?!.*number)/],
  ])('at %s, %s, are no part of it', (step, said, understood) =>
    expect(heard(said, step, step === 'nr-imovel' ? { coverage: null } : {})).toMatch(understood),
  );
});

describe('a number behind a postcode', () => {
  it.each<Case>([
    ['cep', '20040-002 casa 88', /^\[cep: 20040-002\] \[number: 88\]$/],
    ['cep', '30130-010, casa 7 fundos', /\[complement: casa 7 fundos\]/],
    ['cep', '01310-100 numero 40 casa 2', /\[number: 40\] \[complement: casa 2\]/],
    ['nr-imovel', 'é o 12 da vila', /^\[number: 12\]/],
    ['nr-imovel', 'fica no 2204 aquele prédio azul do lado da farmácia', /^\[number: 2204\]/],
  ])('at %s, %s, is of the house, or of a part of it where another is', (step, said, understood) =>
    expect(heard(said, step, { coverage: null })).toMatch(understood),
  );
});

it('takes two given names for a name without its surname', () => {
  for (const said of ['Ana Paula', 'Carlos Augusto', 'Marcos Vinicius', 'Maria Eduarda'])
    expect(heard(said, 'nome')).toMatch(/^kept name/);
});

it('reads a day of birth by its labels, in any order', () => {
  for (const said of ['mês 3 dia 2 ano 1971', 'ano 71, mês 3, dia 2', 'dia 2 mês 3 ano 1971'])
    expect(heard(said, 'data-nascimento')).toBe('birth_date=02/03/1971');
});

describe('a promise to tell a name later', () => {
  it('is asked for their own, where only its writing was told beside the correction', () =>
    expect(heard('errei meu nome, é Jose com acento', 'telefone', { answers: { name: 'Jose Lima' } })).toBe(
      '/correct nome',
    ));

  it('orders as a company, where the first part says so and the second what for', () =>
    expect(heard('sou pessoa jurídica, é pra minha loja', 'nome')).toBe('/company'));
});
