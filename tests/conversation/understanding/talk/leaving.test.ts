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
    'agora não, quem sabe ano que vem',
    'fica pra próxima',
    'não obrigado, era só pra saber o preço mesmo',
    'obrigado, mas vamos deixar para o ano que vem',
    'hoje não, talvez mais pra frente',
    'Vou conversar com a minha esposa e depois eu retorno, está bem? Obrigado pela atenção.',
    'vou pensar melhor e te chamo, combinado? valeu viu',
    'deixa pra amanhã, agora to saindo pro serviço',
    'fica pra segunda, vou viajar',
    'fica pra depois então, tô sem tempo agora, valeu!',
    'vou mostrar pro meu marido primeiro, vc guarda isso aí até de noite?',
  ])('%s: the order is kept for later, at any question', (text) => {
    for (const step of ['cep', 'planos', 'nome', 'cpf', 'confirmacao'] as const)
      expect(heard(text, step), step).toBe('/later');
  });

  it.each([
    'salva aí que eu leio o contrato com calma de noite',
    'n vou assinar sem ler, deixa guardado pra amanhã',
    'pode salvar? termino quando chegar em casa',
    'guarda esse pedido q vou conversar com a patroa',
  ])('%s: to keep the order is to leave, and no question about the contract', (text) => {
    for (const step of ['cpf', 'confirmacao'] as const) expect(heard(text, step), step).toBe('/later');
  });

  it.each([
    ['o primeiro horário q tiver, to usando os dados do celular e já tá acabando', '25/11/2026'],
    ['quinta à tarde, tô sem tempo de ler tudo', '26/11/2026, Tarde'],
    ['dia 3 de manhã porque depois eu tenho que sair', '03/12/2026, Manhã'],
    ['bota na quinta de tarde q to saindo pro serviço agora', '26/11/2026, period=tarde'],
  ])('%s: the day of the visit is wished for, whatever is told beside it', (text, visit) =>
    expect(heard(text, 'data-instalacao')).toContain(visit),
  );

  it.each(['minha bateria ta acabando, continuo depois', 'quinta de manhã eu te falo o dia'])(
    '%s: a time of the visitor is no wish for a visit',
    (text) => expect(heard(text, 'data-instalacao')).toBe('/later'),
  );

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

it('who gives up for good is asked whether to cancel', () =>
  expect(heard('obrigada mas desisti, fica pra próxima', 'data-instalacao')).toBe('/cancel'));
