import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { heard } from '../asked.ts';

const unknown = { place: null, coverage: null };

describe('a wish to know the price before the address', () => {
  it.each([
    'só mostram o valor depois do endereço?',
    'pq vocês querem o cep antes de dizer quanto custa?',
    'me fala o preço primeiro que depois passo o cep',
    'quero ver os planos sem informar meu endereço',
    'não vou dar meu cep sem saber a mensalidade',
    'é obrigado colocar o cep pra saber o valor?',
  ])('hears what the price depends on: %s', (text) =>
    expect(heard(text, 'cep', unknown)).toBe(`? ${replies.price.unknown}`),
  );

  it('is told of the plans once they are known', () =>
    expect(heard('quero saber o preço antes de dar meus dados', 'nome')).not.toContain(
      replies.price.unknown,
    ));

  it.each(['por que precisa do cep?', 'tem plano sem fidelidade no meu endereço?', 'não quero dar meu cep'])(
    'is not meant by another question: %s',
    (text) => expect(heard(text, 'cep', unknown)).not.toContain(replies.price.unknown),
  );
});
