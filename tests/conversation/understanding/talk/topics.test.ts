import { describe, expect, it } from 'vitest';
import { searchKnowledge } from '../../../../src/conversation/understanding/knowledge/search-knowledge.ts';
import { plainOf } from '../../../../src/conversation/understanding/text/text.ts';

describe('a statement about a topic', () => {
  it.each([
    ['a internet daqui caiu de novo e a luz tá vermelha', 'suporte-tecnico'],
    ['preciso da segunda via do mês que passou', 'segunda-via-da-fatura'],
    ['o técnico ficou de vir e ninguém apareceu', 'chamado-aberto'],
    ['comecei um pedido ontem e não terminei, como retomo', 'continuar-pedido-comecado'],
    ['já sou cliente, vocês já têm o meu cpf no cadastro', 'dados-ja-no-cadastro'],
  ] as const)('is the matter it is like and no other: %s', (text, id) =>
    expect(searchKnowledge(plainOf(text), false, []).sure?.id).toBe(id),
  );

  it('is no topic where two are as near', () =>
    expect(
      searchKnowledge(plainOf('prazo da mudança de endereço da instalação'), false, []).sure,
    ).toBeNull());
});

describe('a longer question', () => {
  it('of which a topic knows few words is asked back', () =>
    expect(
      searchKnowledge(plainOf('oxe pra que você quer saber o nome da minha mãe?'), true, []).sure,
    ).toBeNull());

  it('of which a topic knows the words is answered', () =>
    expect(
      searchKnowledge(plainOf('o técnico vem com crachá, como eu sei que é da empresa mesmo?'), true, []).sure
        ?.id,
    ).toBe('quem-e-o-tecnico'));
});
