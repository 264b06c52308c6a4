import { describe, expect, it } from 'vitest';
import { sarzedo } from '../../../funnel/given.ts';
import { heard } from '../asked.ts';

describe('who is called, and the request to write something down', () => {
  it.each([
    [
      'email',
      'anota aí visse w e s l e y ponto neto arroba icloud ponto com',
      'email=wesley.neto@icloud.com',
    ],
    [
      'email',
      'põe aí parceiro danilo ponto moto arroba gmail ponto com tá ligado',
      'email=danilo.moto@gmail.com',
    ],
    [
      'email',
      'minha filha escreve aí lurdes ponto alves arroba gmail ponto com',
      'email=lurdes.alves@gmail.com',
    ],
    ['nr-imovel', 'ah tá, põe aí 227 por gentileza', 'number=227'],
    ['nr-imovel', 'bota 45 aí por favor', 'number=45'],
    ['nr-imovel', 'tchê, 355 bah', 'number=355'],
    ['nome', 'oxe, Josefa Bezerra da Silva homi', 'name=Josefa Bezerra da Silva'],
    ['nome', 'Suelen Rocha Dias mulher', 'name=Suelen Rocha Dias'],
    ['cpf', 'anota aí parceiro 529 982 247 25', 'cpf=529.982.247-25'],
    ['data-nascimento', 'anota moço 3 de maio de 1990', 'birth_date=03/05/1990'],
  ] as const)('are no part of the value, at %s: %s', (step, message, answer) =>
    expect(heard(message, step)).toBe(answer),
  );

  it.each([
    ['email', 'moca.doce@gmail.com', 'email=moca.doce@gmail.com'],
    ['email', 'bicho ponto solto arroba gmail ponto com', 'email=bicho.solto@gmail.com'],
    ['nome', 'Antônio Mano Ferreira', 'name=Antônio Mano Ferreira'],
  ] as const)('stay where they are the value, at %s: %s', (step, message, answer) =>
    expect(heard(message, step)).toBe(answer),
  );

  it('are no part of a neighbourhood, and one that is called so stays', () => {
    const known = { place: sarzedo, answers: { number: '100' } };
    expect(heard('bairro liberdade guria', 'instalacao', known)).toBe('[neighborhood: liberdade]');
    expect(heard('bairro Menino Deus', 'instalacao', known)).toBe('[neighborhood: Menino Deus]');
    expect(heard('rua das flores moço no bairro santa rosa', 'instalacao', known)).toBe(
      'address=rua das flores, neighborhood=santa rosa',
    );
  });
});

it('the one figure among words that say nothing of it waits for a yes', () => {
  expect(heard('taca 505 aí', 'nr-imovel')).toContain('[number: 505]');
  expect(heard('o final é 505 aí', 'nr-imovel')).not.toContain('[number: 505]');
});
