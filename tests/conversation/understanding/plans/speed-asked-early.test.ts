import { describe, expect, it } from 'vitest';
import { formatMonthly } from '../../../../src/brazil/money.ts';
import { planReplies } from '../../../../src/content/conversation/plan-replies.ts';
import { planWords } from '../../../../src/content/screens/plans.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { plansOf } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const plansListed = plansOf('d500a', 'd600a', 'd1000a');
const asked = { ...askedFor('cep', { place: null, coverage: null }), plansListed };
const replyTo = (text: string) => {
  const reading = understand(text, asked);
  return reading.kind === 'question' ? reading.reply : reading.kind;
};

describe('a speed that is asked for before the address is known', () => {
  it.each(['vocês têm 500 mega?', 'tem plano de 500 mega?', 'vcs vendem de 500 mega?'])(
    'is told its price: %s',
    (text) => {
      const [plan] = plansListed;
      expect(replyTo(text)).toContain(formatMonthly(plan?.price_with_dacc ?? 0));
    },
  );

  it.each(['tem plano de 200 mega?', 'vcs tem plano de 200 mega? só uso pra whatsapp'])(
    'is said not to be sold, with what is: %s',
    (text) => {
      expect(replyTo(text)).toContain(planReplies.notListed(planWords.speed(200)));
      for (const { price_with_dacc } of plansListed)
        expect(replyTo(text)).toContain(formatMonthly(price_with_dacc));
    },
  );

  it('is no question of a message that tells the postcode', () =>
    expect(understand('01310-100, tem 500 mega?', asked).kind).not.toBe('question'));
});

describe('a service that no plan has', () => {
  it.each(['dá pra pôr netflix nesse plano?', 'tem como incluir netflix?', 'a netflix vem junto?'])(
    'is said to be missing at any question: %s',
    (text) => expect(heard(text, 'ativar-debito')).toContain(planReplies.noService(['Netflix'], false)),
  );

  it('is not spoken of where only the speed for it is asked', () =>
    expect(heard('dá pra assistir netflix em quantas tvs?', 'ativar-debito')).not.toContain(
      planReplies.noService(['Netflix'], false),
    ));
});
