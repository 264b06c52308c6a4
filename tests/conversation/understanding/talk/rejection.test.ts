import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { reviewRefused } from '../../../../src/content/messages/review-decided.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

describe('whose order the analysis refused', () => {
  it.each(['quero que uma pessoa analise', 'quero pedir revisão', 'alguém pode rever meu pedido'])(
    'is led to the review by a person: %s',
    (said) =>
      expect(understand(said, askedFor('validacao-erro1'))).toMatchObject({
        kind: 'question',
        reply: replies.rejection.review,
      }),
  );

  it.each(['por que foi recusado', 'qual o motivo?', 'não fui aprovado, e agora?', 'pq não passei'])(
    'hears what is known of the reason: %s',
    (said) =>
      expect(understand(said, askedFor('validacao-erro2'))).toMatchObject({
        kind: 'question',
        reply: replies.rejection.reason,
      }),
  );

  it('still reaches a person who is asked for', () =>
    expect(heard('quero falar com uma pessoa', 'validacao-erro1')).toBe('/person'));

  it('is not led to a second review', () =>
    expect(
      understand(
        'quero pedir revisão',
        askedFor('validacao-erro1', { risk: { status: 'rejected', message: reviewRefused, quiz: null } }),
      ),
    ).not.toMatchObject({ reply: replies.rejection.review }));
});
