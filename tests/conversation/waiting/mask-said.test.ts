import { describe, expect, it } from 'vitest';
import { maskSaid } from '../../../src/conversation/messages/answers/mask-said.ts';
import {
  givenNames,
  surnames,
} from '../../../src/conversation/understanding/recognisers/names/name-words.ts';

describe('a message where a secret is asked', () => {
  it.each([
    'quero mudar o que falei antes',
    'o telefone',
    'não é a conta',
    'Qual é o dígito da conta?',
    'para que você precisa do nome da minha mãe?',
    'foi mal',
  ])('the question or command "%s" stays readable', (said) => {
    expect(maskSaid(said)).toBe(said);
  });

  it.each([
    ['maria lima', 'm**** l****'],
    ['minha mãe é Rosângela', 'minha mãe é R****'],
    ['o nome é Maria da Conceição Branco', 'o nome é M**** da C**** B****'],
    ['não é 4321, é 4322', 'não é ****, é ****'],
    ['a conta é 12345-6', 'a conta é *****-*'],
    ['conta um dois três traço meia', 'conta u**** d**** t**** t**** m****'],
    ['12a4', '****'],
  ])('in "%s" only the data are masked', (said, shown) => {
    expect(maskSaid(said)).toBe(shown);
  });

  it('no word that is a name is readable', () => {
    const names = [...givenNames, ...surnames];
    expect(names.filter((name) => maskSaid(name) === name)).toEqual([]);
  });
});
