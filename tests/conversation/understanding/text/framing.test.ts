import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

describe('words around an answer', () => {
  it.each([
    ['cep', 'de acordo com o google é o 20040-002', 'cep=20040-002'],
    ['email', 'pode mandar nesse: ana@gmail.com', 'email=ana@gmail.com'],
    ['nome', 'pode me chamar de Ana Souza', 'name=Ana Souza'],
    ['nome', 'fala com a Ana Lima', 'name=Ana Lima'],
    ['nome', 'fala com o Gustavo Paes meu querido', 'name=Gustavo Paes'],
    ['nome', 'Sebastião Marmo 2º', '[name: Sebastião Marmo] + 2º'],
    ['nome', 'João Prado Júnior', 'name=João Prado Júnior'],
    ['nome', 'o titular aqui de casa é Severino Ramos', 'name=Severino Ramos'],
    ['nome-mae', 'mainha é Maria do Socorro Bezerra', 'mothers_name=Maria do Socorro Bezerra'],
    ['data-de-vencimento', 'dia 10 kkkk', 'due_date=10'],
  ] as const)('at %s: %s', (step, message, answer) => expect(heard(message, step)).toBe(answer));

  it.each([
    ['cep', 'meu nome é Joana Lima Prado e quero internet', '[name: Joana Lima Prado]'],
    ['cep', 'quero contratar internet fibra e meu cep é 01310-100', 'cep=01310-100'],
    ['nome', 'Joana Lima Prado e quero internet em casa', 'name=Joana Lima Prado'],
    ['cep', 'quero internet fibra de vocês', '/order'],
  ] as const)('at %s, why somebody writes is no part of what they tell: %s', (step, message, answer) =>
    expect(heard(message, step)).toBe(answer),
  );

  it('whoever comes back answers what was left open', () =>
    expect(heard('Voltei! é o 1578', 'nr-imovel', { coverage: null })).toBe('number=1578'));

  it.each([
    ['cpf', 'o cpf do meu pai é 529.982.247-25', 'pai'],
    ['nome', 'o nome da minha esposa é Ana Souza', 'esposa'],
    ['cep', 'o do vizinho Otávio é 20040-002', 'Otávio'],
  ] as const)('at %s, %s: whose answer it is has to be seen', (step, message, word) => {
    const understood = understand(message, askedFor(step));
    expect(understood.kind).toBe('proposal');
    expect('left' in understood ? understood.left : '').toContain(word);
  });

  it.each([
    ['nome', 'mainha é Maria'],
    ['nome', 'esse negócio é muito chato'],
    ['nr-imovel', 'esse é o meu cep 12345'],
  ] as const)('at %s, %s is no answer by its frame alone', (step, message) =>
    expect(understand(message, askedFor(step)).kind).not.toBe('answer'),
  );

  it('a number at the end of a sentence about the house is confirmed', () =>
    expect(heard('aqui na plaquinha tá 908', 'nr-imovel')).toContain('[number: 908]'));
});

describe('openings and endings of a message', () => {
  it.each([
    ['olha, então, o meu nome é Fernanda Lima, tá?', 'nome', 'name=Fernanda Lima'],
    ['então, é o 45 tá', 'nr-imovel', 'number=45'],
    ['oi boa tarde, seria o 120 por gentileza', 'nr-imovel', 'number=120'],
    ['my name is Peter Jones', 'nome', 'name=Peter Jones'],
    ['me llamo Rosa Jiménez', 'nome', 'name=Rosa Jiménez'],
    ['dia 10, beleza? 😉', 'data-de-vencimento', 'due_date=10'],
  ] as const)('%s', (text, step, answer) => expect(heard(text, step)).toBe(answer));
});
