import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { StepId } from '../../../../src/funnel/steps/step-id.ts';
import { plansIn } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const [cheapest] = plansIn('plans.json').toSorted(
  (one, other) => one.price_with_dacc - other.price_with_dacc,
);
const enough = Math.ceil(cheapest?.price_with_dacc ?? 0) + 1;
const tooLittle = Math.floor((cheapest?.price_with_dacc ?? 0) / 2);

const asked = (said: string, step: StepId) => understand(said, askedFor(step));

describe('who bargains hears that prices are fixed, and what the money buys', () => {
  it.each([
    `faz por ${enough} que eu levo`,
    `se fizer ${enough} eu fecho agora`,
    `dou ${enough} e não se fala mais nisso`,
    `meu vizinho paga ${enough} na vivo, por que o de vocês é tão caro?`,
    `tá caro, a brisanet aqui é ${enough} conto`,
    `tô pagando ${enough} na outra, por que eu ia pagar mais aqui?`,
  ])('%s', (said) => {
    const understood = asked(said, 'planos');
    expect(understood).toMatchObject({ kind: 'question' });
    expect(heard(said, 'planos')).toContain(replies.price.fixed);
    expect(understood.kind === 'question' ? understood.suggestions : []).toContain(cheapest?.plan);
  });

  it('of too little money the cheapest plan is named', () =>
    expect(heard(`por ${tooLittle} eu fecho agora`, 'planos')).toContain(cheapest?.plan));

  it.each(['se baixar 20 reais eu assino', 'faz por 50 que eu assino agora'])(
    'at the review as well: %s',
    (said) => expect(heard(said, 'confirmacao')).toContain(replies.price.fixed),
  );

  it('a bill that came higher is no price of a plan', () =>
    expect(heard('recebi uma cobrança a mais esse mês de 49 reais', 'planos')).not.toContain('mais barato'));
});
