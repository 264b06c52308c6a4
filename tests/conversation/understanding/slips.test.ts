import { describe, expect, it } from 'vitest';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from './asked.ts';

describe('slips of the tongue and the finger', () => {
  it.each([
    ['cep', 'cinquenta e um zero vinte, dois meia zero', 'cep=51020-260'],
    ['nome', 'Roseli vírgula não espera Roseli Maria Stein ponto', 'name=Roseli Maria Stein'],
    ['nome', 'Maria Eduada opa Eduarda Pinheiro Rocha', 'name=Maria Eduarda Pinheiro Rocha'],
    ['ativar-debito', 'prefiro pagar eu msm todo mes', 'direct_debit=false'],
    ['ativar-debito', 'debto automtico', 'Débito automático'],
    ['nr-imovel', '1374 acho, é o prédio do lado do metrô', '[number: 1374]'],
    [
      'data-nascimento',
      'olha, 22 de agosto de dois mil e um agora pra que querem saber isso',
      /^birth_date=22\/08\/2001/,
    ],
    ['ativar-debito', 'não tenho conta em banco não, é isso', 'direct_debit=false'],
    ['data-instalacao', 'quarta que vem no primeiro horário', /period=manha$|manhã/],
  ] as const)('at %s are read as what is meant: %s', (step, message, answer) =>
    expect(heard(message, step)).toMatch(answer),
  );

  it.each([
    ['planos', 'o mais baraxo', 'o mais barato'],
    ['planos', 'a tereira da lista', 'a terceira da lista'],
    ['planos', 'quero o q vem com glooplay', 'quero o q vem com globoplay'],
    ['confirmacao', 'conncordo com tudo', 'concordo com tudo'],
    ['ativar-debito', 'com cetreza', 'com certeza'],
    [
      'telefone',
      'onze nove oito sete seis cincco quatro três dois um',
      'onze nove oito sete seis cinco quatro três dois um',
    ],
  ] as const)('at %s a word one letter off waits for a yes: %s', (step, typed, meant) => {
    const asked = askedFor(step);
    const [read, sure] = [typed, meant].map((message) => understand(message, asked));
    const raw = sure?.kind === 'answer' ? sure.raw : null;
    expect(raw).not.toBeNull();
    expect(read).toMatchObject({ kind: 'proposal', answers: [{ raw }] });
  });

  it.each([
    ['planos', 'minha irmã quer o de 600', /idPlan=103/],
    ['nome', 'Ana Baraxo', /^name=Ana Baraxo$/],
  ] as const)('are no words that mean something else, at %s: %s', (step, message, answer) =>
    expect(heard(message, step)).toMatch(answer),
  );

  it('of a number that lacks its area code make no number of a house', () =>
    expect(heard('o número é 99845 2210', 'telefone')).not.toContain('number'));

  it.each(['Francisca todo não lembro', 'Nadia, mas o sobrenome no documento é em árabe'])(
    'the part of a name that is known is kept: %s',
    (message) => expect(heard(message, 'nome-mae')).toMatch(/^kept mothers_name (?:Francisca|Nadia):/),
  );

  it.each(['boa noitee', 'oiiii'])('a greeting is greeted: %s', (message) =>
    expect(heard(message, 'cep')).not.toContain('unclear'),
  );

  it.each([
    'vem com os canais, a Globo, a Record, o canal da igreja?',
    'já sou assinante e queria colocar globoplay no meu plano',
  ])('a service that is only asked about chooses no plan: %s', (message) =>
    expect(heard(message, 'planos')).not.toMatch(/idPlan/),
  );
});
