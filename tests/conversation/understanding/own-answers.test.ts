import { describe, expect, it } from 'vitest';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { askedFor } from './asked.ts';

describe('who asks for what they told', () => {
  it.each([
    'qual telefone eu informei?',
    'que plano que eu selecionei mesmo?',
    'pra quando ficou marcado o dia da instalação?',
    'essa data aqui é da visita ou do vencimento?',
  ])('is shown all answers: %s', (text) => {
    for (const step of ['cpf', 'confirmacao'] as const)
      expect(understand(text, askedFor(step))).toEqual({ kind: 'command', command: { name: 'summary' } });
  });

  it.each(['qual plano vocês indicam?', 'onde vejo o meu CEP?', 'coloquei o telefone errado'])(
    'and nobody else: %s',
    (text) => expect(understand(text, askedFor('cpf'))).not.toMatchObject({ command: { name: 'summary' } }),
  );
});

it.each(['nenhum deles me interessou', 'poxa, não gostei de nenhum desses planos', 'nada disso me atende'])(
  'who likes no plan is shown some again, without pressing: %s',
  (text) =>
    expect(understand(text, askedFor('planos'))).toMatchObject({
      kind: 'question',
      reply: expect.stringContaining('sem compromisso'),
    }),
);
