import type { Plan } from '../../../contract/plan.ts';
import type { Facts } from '../../../funnel/facts.ts';
import { plainOf } from '../text.ts';

/** Plans that no page shows are only for whoever came with their link. */
export function offeredPlans({ coverage, wish }: Pick<Facts, 'coverage' | 'wish'>): readonly Plan[] {
  const plans = coverage?.plans ?? [];
  const shown = plans.filter(
    ({ showOnLanding, sku, id }) => showOnLanding || sku === wish.sku || id === wish.id,
  );
  return shown.length > 0 ? shown : plans;
}

/** In Mega: '600 mega', '1 giga', 'um giga', '600mb'. */
export function speedIn(plain: string): number | null {
  const mega = /(?<![\d,.])(\d{3,4}) ?(?:megas?|mbps|mb|mg|m)\b/.exec(plain);
  if (mega !== null) return Number(mega[1]);
  const giga = /(?<![\d,.])(\d|um|dois) ?(?:gigas?|gbps|gb|g)\b/.exec(plain);
  if (giga === null) return null;
  return 1000 * (giga[1] === 'um' ? 1 : giga[1] === 'dois' ? 2 : Number(giga[1]));
}

const apps: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/globo ?play|\bglobo\b/, 'globoplay'],
  [/\bhbo\b|\bmax\b/, 'hbo max'],
  [/paramount/, 'paramount+'],
  [/deezer/, 'deezer'],
];

const cheapest = /mais barat|menor prec|mais em conta|menor valor|economic|mais acessivel/;
const dearest = /mais car[oa]/;
const fastest = /mais rapid|maior velocidade|mais veloz|mais completo|melhor plano|o melhor$|mais potente/;
const withoutApps = /(?:sem|nao quero) (?:streaming|app|aplicativo|tv)|(?:so|apenas|somente) (?:a )?internet/;

const monthly = ({ price_with_dacc }: Plan) => price_with_dacc;
const speed = ({ plan_download }: Plan) => plan_download;

const extremes = (
  plans: readonly Plan[],
  of: (plan: Plan) => number,
  pick: (...values: number[]) => number,
) => {
  const best = pick(...plans.map(of));
  return plans.filter((plan) => of(plan) === best);
};

/** '119,99', 'de 119 reais', 'R$ 119'. */
function priceIn(plain: string): string | null {
  const match =
    /(?:r\$ ?)(\d{2,3})(?:[,.](\d{2}))?|(?<!\d)(\d{2,3})[,.](\d{2})(?!\d)|(?<!\d)(\d{2,3}) (?:reais|conto)/.exec(
      plain,
    );
  if (match === null) return null;
  const [, whole, cents, exact, exactCents, round] = match;
  return `${whole ?? exact ?? round}.${cents ?? exactCents ?? ''}`;
}

/** The plans that a message may mean; null where it names no mark of a plan at all. */
export function plansMeant(plain: string, plans: readonly Plan[]): readonly Plan[] | null {
  const narrowings: ((list: readonly Plan[]) => readonly Plan[])[] = [];
  const mega = speedIn(plain);
  if (mega !== null) narrowings.push((list) => list.filter((plan) => plan.plan_download === mega));
  for (const [pattern, name] of apps)
    if (pattern.test(plain)) narrowings.push((list) => list.filter((plan) => hasApp(plan, name)));
  if (withoutApps.test(plain))
    narrowings.push((list) => list.filter(({ subscriptions }) => subscriptions.length === 0));
  const price = priceIn(plain);
  if (price !== null)
    narrowings.push((list) =>
      list.filter((plan) =>
        [plan.price, plan.price_with_dacc].some((one) => one.toFixed(2).startsWith(price)),
      ),
    );
  if (cheapest.test(plain)) narrowings.push((list) => extremes(list, monthly, Math.min));
  if (dearest.test(plain)) narrowings.push((list) => extremes(list, monthly, Math.max));
  if (fastest.test(plain)) narrowings.push((list) => extremes(list, speed, Math.max));
  return narrowings.length === 0 ? null : narrowings.reduce((list, narrow) => narrow(list), plans);
}

const hasApp = ({ plan, benefits }: Plan, name: string): boolean =>
  plainOf(plan).includes(name) || benefits.some(({ benefit }) => plainOf(benefit) === name);

const squeezed = (text: string): string => plainOf(text).replace(/[^a-z\d+]/g, '');

/** Of several plans of one speed, the one that is called just so; of two alike in name and price, either. */
export function onlyPlan(plans: readonly Plan[], plain: string): Plan | null {
  const [first, ...others] = plans;
  if (first === undefined) return null;
  if (others.every((plan) => plan.plan === first.plan && plan.price === first.price)) return first;
  const mega = speedIn(plain);
  const plainOnes = plans.filter(({ subscriptions }) => subscriptions.length === 0);
  const exact = plans.filter((plan) => squeezed(plain).endsWith(squeezed(plan.plan)));
  const fewer = exact.length > 0 ? exact : mega === null ? [] : plainOnes;
  return fewer.length > 0 && fewer.length < plans.length ? onlyPlan(fewer, plain) : null;
}
