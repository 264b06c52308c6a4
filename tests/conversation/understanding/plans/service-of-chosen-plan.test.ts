import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { everyAnswer, plansIn } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const plans = plansIn('plans.json');
const withoutServices = plans.find(({ subscriptions }) => subscriptions.length === 0);
const withGlobo = plans.find(({ plan }) => /globoplay/i.test(plan));
const order = { orderNumber: 'UF-0123456789A', protocol: 'p', finishedAt: 'now' };
const having = (plan: (typeof plans)[number] | undefined) => ({
  answers: { ...everyAnswer, idPlan: plan?.id ?? 0 },
});

describe('whether the chosen plan brings a service', () => {
  const questions = [
    'meu plano tem globoplay?',
    'esse plano já vem com o globoplay?',
    'o plano que escolhi vem com globoplay?',
    'dá pra incluir globoplay',
    'queria saber se o globoplay tá incluso',
  ];

  it.each(questions)('is told, with the plans that do, to tap: %s', (said) => {
    const understood = understand(said, askedFor('confirmacao', having(withoutServices)));
    expect(understood).toMatchObject({
      kind: 'question',
      reply: expect.stringContaining(replies.streaming.notOfChosen(withoutServices?.plan ?? '')),
      suggestions: [expect.stringContaining(withGlobo?.plan ?? '')],
    });
  });

  it.each(questions)('is told where it does: %s', (said) =>
    expect(heard(said, 'confirmacao', having(withGlobo))).toBe(
      `? ${replies.streaming.ofChosen(withGlobo?.plan ?? '', [])}`,
    ),
  );

  it('is told behind the order too, without a plan to tap', () =>
    expect(
      understand(
        'meu plano tem globoplay?',
        askedFor('pedido-realizado', { ...having(withoutServices), order }),
      ),
    ).not.toHaveProperty('suggestions'));

  it.each([
    'como cancelo o globoplay?',
    'quanto custa o plano com globoplay?',
    'globoplay em quantas telas?',
  ])('is not what is asked: %s', (said) =>
    expect(heard(said, 'confirmacao', having(withoutServices))).not.toContain(
      replies.streaming.notOfChosen(withoutServices?.plan ?? ''),
    ),
  );
});
