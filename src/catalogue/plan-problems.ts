import { checkWords as words } from '../content/publication-checks.ts';
import { leastPrice, type MadePlan, type Publication } from '../contract/publication.ts';
import type { Catalogue } from './catalogue.ts';

/** What is wrong with a plan made in the panel by itself, by field. */
export const planFaults = (made: MadePlan) => ({
  plan: isOtherSpeed(made) && words.planName,
  plan_download: made.plan_download === 0 && words.speed,
  plan_upload: made.plan_upload === 0 && words.speed,
  lists: made.lists.length === 0 && words.noSale,
  price: made.price > made.price_full && words.aboveFull,
  price_with_dacc:
    made.price_with_dacc > made.price ? words.aboveNoDebit : made.price_with_dacc < leastPrice && words.free,
});

/** The name is what is promised to the customer. A speed that is missing is said at its own field. */
function isOtherSpeed({ plan, plan_download }: MadePlan): boolean {
  const [, figure = '', unit] = /(?<!\d)(\d+(?:,\d+)?) (mega|giga)\b/i.exec(plan) ?? [];
  const speed = Number(figure.replace(',', '.')) * (unit?.toLowerCase() === 'giga' ? 1000 : 1);
  return unit === undefined || (plan_download > 0 && speed !== plan_download);
}

/** What prevents the plans made in the panel, by sku. Prices are checked with those of all others. */
export function planProblems(
  { plans, lists, benefits }: Catalogue,
  { plans: made }: Pick<Publication, 'plans'>,
): { key: string; message: string }[] {
  return made.flatMap((plan, index) => {
    const { sku } = plan;
    const { price: _, price_with_dacc: _debit, ...faults } = planFaults(plan);
    const isTaken = Object.hasOwn(plans, sku) || made.slice(0, index).some((one) => one.sku === sku);
    const messages = [
      ...Object.values(faults),
      isTaken && words.skuTaken(sku),
      ...plan.lists.map((list) => !Object.hasOwn(lists, list) && words.noList(list)),
      ...plan.benefits.map((slug) => !Object.hasOwn(benefits, slug) && words.noBenefit(slug)),
    ];
    return messages.filter((message) => message !== false).map((message) => ({ key: sku, message }));
  });
}
