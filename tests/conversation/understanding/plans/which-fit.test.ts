import { describe, expect, it } from 'vitest';
import { speedWithBonus } from '../../../../src/conversation/understanding/plans/criterion.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { plansIn } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const plans = plansIn('plans.json');
const monthly = ({ price_with_dacc }: (typeof plans)[number]): number => price_with_dacc;
const cheapest = plans.toSorted((one, other) => monthly(one) - monthly(other));
const streaming = cheapest.filter(({ subscriptions }) => subscriptions.length > 0);
const tapped = (text: string): readonly string[] => {
  const understood = understand(text, askedFor('planos'));
  return understood.kind === 'question' ? (understood.suggestions ?? []) : [];
};

describe('a plan is chosen by its price', () => {
  const [first] = cheapest;
  if (first === undefined) throw new Error('No plans to read.');

  it('to the next whole amount, for a yes', () =>
    expect(heard(`o de ${Math.ceil(monthly(first))} reais`, 'planos')).toMatch(/^\[idPlan/));

  it('to its cents, at once', () =>
    expect(heard(`o de ${monthly(first).toFixed(2).replace('.', ',')}`, 'planos')).toBe(
      `idPlan=${first.id}`,
    ));

  it("to its cents as people say them ('e noventa'), for a yes", () =>
    expect(heard(`o de ${Math.floor(monthly(first))},90`, 'planos')).toMatch(/^\[idPlan/));

  it('a limit is asked about in any form', () => {
    const limit = Math.ceil(monthly(cheapest.at(-1) ?? first)) - 1;
    expect(tapped(`tem plano até ${limit} reais?`).length).toBeGreaterThan(1);
    expect(heard(`tem plano até ${limit} reais?`, 'planos')).toBe(heard(`até ${limit} reais`, 'planos'));
  });
});

describe('a plan is chosen by its services', () => {
  it('the cheapest with any streaming is not the cheapest of all', () => {
    expect(heard('o mais barato com streaming', 'planos')).toBe(`idPlan=${streaming[0]?.id}`);
    expect(streaming[0]?.id).not.toBe(cheapest[0]?.id);
  });

  it('the cheapest without any is', () => {
    const without = cheapest.filter(({ subscriptions }) => subscriptions.length === 0);
    expect(heard('o mais barato sem streaming', 'planos')).toBe(`idPlan=${without[0]?.id}`);
  });
});

describe('a plan in the middle', () => {
  it('is one of several, or asked about', () =>
    expect(heard('o intermediário', 'planos')).toMatch(/^(?:\?|\[idPlan)/));

  it('that is only spoken of is shown, to tap', () => {
    const [fastest] = plans.toSorted((one, other) => other.plan_download - one.plan_download);
    const said = `${(fastest?.plan_download ?? 0) / 1000} giga é exagero, né?`;
    expect(tapped(said)).toHaveLength(1);
    expect(heard(said, 'planos')).toMatch(/^\?/);
  });
});

describe('a price below every plan', () => {
  it.each(['não tem nada na faixa de 20 reais não', 'tem algum abaixo de 20?', 'queria algo até 20 reais'])(
    'gets the lowest there is: %s',
    (said) => expect(heard(said, 'planos')).toContain('o mais barato é o'),
  );
});

describe('a service that no plan has', () => {
  it.each(['queria com prime video, pode ser dos de 500', 'o de 500 com hbo e netflix'])(
    'is said beside the plan that is proposed: %s',
    (text) => {
      const understood = understand(text, askedFor('planos'));
      expect(understood.kind === 'proposal' && understood.reply).toMatch(
        /^Nenhum plano do seu endereço vem com/,
      );
    },
  );

  it('is not missed by whoever has it already', () => {
    const understood = understand('netflix eu já uso, me vê o 500 que vem com hbo', askedFor('planos'));
    expect(JSON.stringify(understood)).not.toContain('Nenhum plano');
  });

  it.each(['vou querer o que tem disney, o resto pode manter', 'muda o plano pro que tem premiere'])(
    'is said at the review, with plans to tap: %s',
    (text) => {
      const understood = understand(text, askedFor('confirmacao', { answers: { idPlan: 101 } }));
      expect(understood).toMatchObject({ kind: 'question', reply: expect.stringMatching(/^Nenhum plano/) });
      expect(understood.kind === 'question' && understood.suggestions?.[0]).toMatch(/^Quero o plano /);
    },
  );
});

it.each(['aquele que dá pra ver a globo', 'aquele que passa novela', 'o do big brother'])(
  'a plan is found by what can be watched with it: %s',
  (text) => expect(heard(text, 'planos')).toMatch(/idPlan.*(?:106|Globoplay)/),
);

it.each(['apartamento de 45 m2, o de 500 dá conta?', 'casa de 200 metros quadrados'])(
  'the size of a home is no price and no place: %s',
  (text) => expect(heard(text, 'planos')).toBe(heard('o wifi pega na casa toda?', 'planos')),
);

describe('the speed of a plan with its bonus', () => {
  const withBonus = plans.find((plan) => speedWithBonus(plan) > plan.plan_download);
  const advertised = withBonus === undefined ? 0 : speedWithBonus(withBonus);

  it('and a service leave one plan, to tap', () => {
    expect(tapped(`quero o de ${advertised} com globoplay`)).toHaveLength(1);
    expect(tapped(`quero o de ${advertised}`).length).toBeGreaterThan(1);
  });

  it.each(['sim', 'é', 'claro, pode ser'])('and a plain yes to it proposes that plan: %s', (yes) => {
    const [meant] = tapped(`quero o de ${advertised} com globoplay`);
    expect(understand(yes, { ...askedFor('planos'), meant: meant ?? '' })).toMatchObject({
      kind: 'proposal',
      answers: [{ field: 'idPlan', shown: meant }],
    });
  });

  it('beside a service that no plan has, the other one counts', () => {
    const said = `esse de ${advertised} vem com paramount ou prime`;
    expect(heard(said, 'planos')).toMatch(/Nenhum plano.*Prime Video/);
    expect(tapped(said)).toHaveLength(1);
  });
});

it('beside a service that no plan has, plans of the speed that was said come close', () => {
  const [slowest] = plans.toSorted((one, other) => one.plan_download - other.plan_download);
  const mega = slowest?.plan_download ?? 0;
  const near = tapped(`${mega} com prime video se tiver`);
  expect(near.length).toBeGreaterThan(0);
  expect(near.every((name) => name.startsWith(`${mega} Mega`))).toBe(true);
});

it('which plan would do instead asks nothing', () =>
  expect(heard('tem com paramount? se não tiver pode ser o com max', 'planos')).toBe(
    heard('tem com paramount?', 'planos'),
  ));

it.each([
  '160 reais tá de brincadeira né, na claro é metade',
  'absurdo cobrar 139 reais',
  '120 conto? tá louco',
])('a price that is complained of is none that is wished for: %s', (said) =>
  expect(heard(said, 'planos')).toContain('o mais barato é o'),
);

it('the smallest one is a choice, whatever it is for', () =>
  expect(heard('só pra zap e youtube, pode ser o menorzinho', 'planos')).toMatch(/^\[idPlan/));

it('which plans the middle is counted among is said beside it', () =>
  expect(understand('o do meio', askedFor('planos'))).toMatchObject({
    kind: 'proposal',
    reply: expect.stringContaining('sem streaming'),
  }));

it('whether there is a plan with a service is answered with the plans, to tap', () =>
  expect(tapped('tem com a globo play? minha mãe não perde a novela')).toEqual(
    tapped('tem algum com globoplay?'),
  ));

it('TV in a plan is a service that none has', () =>
  expect(heard('queria com tv, aqui a parabólica não pega mais', 'planos')).toMatch(/Nenhum plano.*TV/));

it('a price asked for beside a service is told of each plan that has it', () =>
  expect(heard('qual vem com paramount e quanto fica', 'planos')).toMatch(/R\$.*R\$/));

it('a limit behind the wish belongs to it', () =>
  expect(heard('quero o mais rápido desde que não passe de 130 reais', 'planos')).toBe(
    heard('o mais rápido até 130 reais', 'planos'),
  ));

it.each(['de uns 100 reais no máximo, o que der mais mega', 'uns 100 reais pra baixo'])(
  'a limit behind the price is none above it: %s',
  (said) => {
    const prices = tapped(said).map((name) => plans.find(({ plan }) => plan === name)?.price_with_dacc ?? 0);
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(101);
  },
);

it('a comparison with another provider chooses nothing', () =>
  expect(heard('mais caro que a vivo, tá de brincadeira', 'planos')).toContain('o mais barato é o'));

it('whoever points at a plan, and none was spoken of, is asked which', () =>
  expect(tapped('sim quero esse plano')).toEqual(tapped('sim quero esse')));

it('a service is asked of the plan, whether or not it is paid for besides', () =>
  expect(heard('o de 500 vem com globoplay ou é à parte?', 'planos')).toBe(
    heard('o de 500 vem com globoplay?', 'planos'),
  ));
