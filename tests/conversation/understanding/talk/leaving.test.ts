import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { heard } from '../asked.ts';

describe('a visitor who leaves and will return', () => {
  it.each([
    'vou falar com a minha esposa antes',
    'deixa eu conversar com meu marido primeiro',
    'preciso combinar com o pessoal de casa',
    'agora não dá, amanhã eu termino',
    'tô dirigindo, mais tarde eu vejo isso',
    'no momento não posso responder',
    'vou dar uma pesquisada',
    'quando eu chegar em casa eu continuo',
    'acho que vou deixar pra mês que vem',
    'meu cel tá com 2%',
    'vou mostrar pro meu marido primeiro, vc guarda isso aí até de noite?',
  ])('%s: the order is kept for later, at any question', (text) => {
    for (const step of ['cep', 'planos', 'nome', 'cpf', 'confirmacao'] as const)
      expect(heard(text, step), step).toBe('/later');
  });

  it.each(['agora não dá, essa página é segura?', 'hoje não posso, vocês guardam meus dados?'])(
    '%s: a question is answered first',
    (text) => expect(heard(text, 'cpf')).toMatch(/^\?/),
  );

  it.each([
    ['quero falar com uma pessoa', '/person'],
    ['sexta, depois do almoço', 'date=27/11/2026, period=tarde'],
  ] as const)('%s is another wish', (text, meant) => expect(heard(text, 'data-instalacao')).toBe(meant));
});

describe('a request for a moment', () => {
  it.each(['peraí, vou pegar o documento', 'só um minutinho', 'espera', 'deixa eu ver na conta de luz'])(
    '%s is waited for, and nothing counts as missed',
    (text) => expect(heard(text, 'cpf')).toContain(`? ${replies.waits('')}`),
  );

  it('is no number', () => expect(heard('1', 'data-de-vencimento')).toBe('due_date=1'));
});
