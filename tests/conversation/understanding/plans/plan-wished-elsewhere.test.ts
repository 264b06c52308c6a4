import { describe, expect, it } from 'vitest';
import { formatMonthly } from '../../../../src/brazil/money.ts';
import { planReplies } from '../../../../src/content/conversation/plan-replies.ts';
import { cheapestOf } from '../../../../src/conversation/understanding/replies/plans/price-replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { everyAnswer, plansIn } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const plans = plansIn('plans.json');
const cheapest = cheapestOf(plans);
const bound = plans.find(({ loyaltyMonths }) => loyaltyMonths === 12);
const answers = { ...everyAnswer, idPlan: bound?.id ?? 0, direct_debit: true };

describe('a plan that is wished for at another question', () => {
  it.each([
    ['nome', 'vou querer esse mais barato então'],
    ['email', 'quero o mais barato'],
    ['ativar-debito', 'quero o plano mais barato'],
    ['data-instalacao', 'muda pro plano mais barato'],
    ['confirmacao', 'troca pro mais barato'],
  ] as const)('is proposed by its rank: %s, %s', (step, said) => {
    const read = understand(said, askedFor(step, { answers }));
    expect(read).toMatchObject({
      kind: 'proposal',
      answers: [{ field: 'idPlan', raw: { idPlan: [String(cheapest?.id)] } }],
    });
  });

  it.each([
    'quero trocar o plano de 500 pelo de 700',
    'queria trocar o plano pro de setecentos mega',
    'na verdade quero a de 700 ainda da pra trocar?',
  ])('with the speed of its bonus is one of several, to tap: %s', (said) =>
    expect(understand(said, askedFor('confirmacao', { answers }))).toMatchObject({
      kind: 'question',
      suggestions: expect.arrayContaining([expect.stringMatching(/^Quero o plano /)]),
    }),
  );

  it('comes with its price as the order is paid, and with its loyalty', () => {
    const given = { ...answers, idPlan: cheapest?.id ?? 0 };
    const read = understand('quero o plano mais caro', askedFor('confirmacao', { answers: given }));
    const dearest = plans.toSorted((one, other) => other.price_with_dacc - one.price_with_dacc)[0];
    expect(read).toMatchObject({
      kind: 'proposal',
      reply: expect.stringContaining(formatMonthly(dearest?.price_with_dacc ?? 0)),
    });
    expect(read).toMatchObject({
      reply: expect.stringMatching(`idelidade de ${String(dearest?.loyaltyMonths)} meses`),
    });
  });

  it('that is the chosen one already is said to be so', () =>
    expect(
      heard('quero o mais barato', 'cpf', { answers: { ...answers, idPlan: cheapest?.id ?? 0 } }),
    ).toContain(planReplies.isChosen('').trim()));

  it.each(['não quero globo não, só internet', 'sem globoplay, só a internet'])(
    'without a service is one of the same speed: %s',
    (said) => {
      const chosen = plans.find(({ plan }) => /globoplay/i.test(plan));
      const given = { ...answers, idPlan: chosen?.id ?? 0 };
      const read = understand(said, askedFor('cpf', { answers: given }));
      expect(read).toMatchObject({ kind: 'question' });
      expect(JSON.stringify(read)).toMatch(new RegExp(`${String(chosen?.plan_download)} Mega`));
      expect(JSON.stringify(read)).not.toMatch(/Globoplay|cancel/i);
    },
  );

  it.each(['eu quero 500', 'quero 600', 'vou querer 1000 então'])(
    'is kept, and no house number: %s',
    (said) => expect(heard(said, 'nr-imovel', { coverage: null })).toContain(planReplies.early),
  );
});

describe('the cheapest', () => {
  it('is a way of paying where that is asked, unless a plan is named', () =>
    expect(heard('quero o mais barato', 'ativar-debito', { answers })).toContain('direct_debit'));
});

describe('a speed that there is not, nearest to the chosen plan', () => {
  const slowest = plans.toSorted((one, other) => one.plan_download - other.plan_download)[0];
  const given = { answers: { ...answers, idPlan: slowest?.id ?? 0 } };

  it.each([
    ['confirmacao', 'uai ta certo só troca o plano pro de 300'],
    ['nome', 'mudei de ideia quero o de 300 mega'],
  ] as const)('gets the next plan offered, at %s: %s', (step, said) => {
    const read = understand(said, askedFor(step, given));
    expect(read).toMatchObject({ kind: 'question', reply: expect.stringContaining('já é o seu') });
    const offered = read.kind === 'question' ? (read.suggestions ?? []) : [];
    expect(offered).toHaveLength(1);
    expect(offered[0]).not.toBe(`Quero o plano ${slowest?.plan}`);
  });
});
