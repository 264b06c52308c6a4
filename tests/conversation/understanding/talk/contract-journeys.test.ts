import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { JourneyId } from '../../../../src/funnel/journeys/journey.ts';
import { journeys } from '../../../../src/funnel/journeys/journeys.ts';
import { askedFor, heard, inShort } from '../asked.ts';

/** The first question of a journey that begins with a contract, where nothing is found yet. */
const atDocument = (text: string, journey: JourneyId): string =>
  inShort(
    understand(text, { ...askedFor('consulta-cpf', { coverage: null }), journey: journeys[journey].steps }),
  );

describe('the wish to change to fibre', () => {
  const wishes = [
    'quero trocar minha internet por fibra',
    'oi quero mudar pra fibra',
    'quero passar minha internet pra fibra',
    'trocar o cobre pela fibra',
    'quero trocar meu plano antigo pela fibra ótica, por favor',
    'como faço pra mudar pra fibra?',
    'dá pra trocar minha internet por fibra?',
  ];

  it.each(wishes)('a customer who wants to change to fibre migrates: %s', (text) => {
    expect(atDocument(text, 'migration')).toBe('/migration');
    expect(atDocument(text, 'renewal')).toBe('/migration');
  });

  it.each(wishes)('anybody else who wants to change to fibre orders: %s', (text) => {
    for (const step of ['cep', 'nome', 'planos'] as const) expect(heard(text, step), step).toBe('/order');
  });

  it.each([
    'não quero trocar minha internet por fibra',
    'quero mudar minha internet de endereço',
    'quero trocar a fibra de lugar',
  ])('words about fibre and a change are not always that wish: %s', (text) => {
    expect(atDocument(text, 'migration')).not.toBe('/migration');
  });
});

describe('a question before the contract is proved', () => {
  it.each([
    ['qual a diferença?', replies.difference.ofContract],
    ['quanto custa?', replies.price.ofContract],
    ['tem cobertura no meu endereço?', replies.coverage.ofContract],
  ])('a question before the contract is proved hears what proves it: %s', (text, reply) => {
    for (const journey of ['migration', 'renewal'] as const)
      expect(atDocument(text, journey), journey).toBe(`? ${reply}`);
  });

  it('a question what changes is no wish to change an answer', () => {
    expect(atDocument('o que muda?', 'migration')).toMatch(/^\? /);
  });

  it('a question before the address is known hears of the address', () => {
    expect(heard('qual a diferença?', 'cep', { coverage: null })).toBe(`? ${replies.difference.unknown}`);
  });
});
