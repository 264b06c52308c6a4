import type * as z from 'zod/mini';
import type { ListedPlan } from '../contract/offer/plan.ts';
import type { Catalogue } from './catalogue.ts';
import { planLists } from './plan-lists.ts';
import type { SaleRule } from './sale.ts';

export interface CatalogueProblem {
  /** One line with the place and the problem. */
  message: string;
  /** The path of the value in the file. */
  path: readonly PropertyKey[];
}

/** A file without the shape of a catalogue. */
export function shapeProblem({ issues: [issue] }: z.core.$ZodError): CatalogueProblem {
  const path = issue?.path ?? [];
  return { message: [...(path.length > 0 ? [path.join('.')] : []), wordsOf(issue)].join(': '), path };
}

function wordsOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return `must be ${issue.expected}`;
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue?.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: is no field`;
  return 'is not allowed';
}

/** A valid shape with content that must not be sold; null if there is none. */
export function ruleProblem(catalogue: Catalogue): CatalogueProblem | null {
  const names = Object.keys(catalogue.benefits);
  for (const [sku, { benefits, subscriptions, sale }] of Object.entries(catalogue.plans)) {
    const at = (field: string, words: string) => ({
      message: `plan ${sku}: ${words}`,
      path: ['plans', sku, field],
    });
    const unnamed = benefits.find((slug) => !names.includes(slug));
    if (unnamed !== undefined) return at('benefits', `benefits: ${unnamed} has no name`);
    const extra = subscriptions.find((slug) => !benefits.includes(slug));
    if (endsFirst(sale)) return at('sale', `sale: ${endsBefore}`);
    if (extra !== undefined) return at('subscriptions', `subscriptions: ${extra} is none of its benefits`);
  }
  return offerProblem(catalogue);
}

function offerProblem(catalogue: Catalogue): CatalogueProblem | null {
  const lists = planLists(catalogue);
  const seen = new Set<string>();
  for (const [name, { plans, sale: ofList }] of Object.entries(catalogue.lists)) {
    if (endsFirst(ofList))
      return { message: `list ${name}: sale: ${endsBefore}`, path: ['lists', name, 'sale'] };
    for (const [index, { id, sku, sale }] of plans.entries()) {
      const offer = lists.get(name)?.find((one) => one.id === id && one.sku === sku);
      const wrong =
        offer === undefined ? noPlan : (twice(offer, name, seen) ?? priceProblem(offer) ?? saleProblem(sale));
      if (wrong === null) continue;
      const [field, words] = wrong;
      return {
        message: `list ${name}: ${sku}: ${field}: ${words}`,
        path: ['lists', name, 'plans', index, field],
      };
    }
  }
  return null;
}

type Wrong = readonly [field: string, words: string];

const noPlan: Wrong = ['sku', 'is no plan of the catalogue'];

function twice({ id, sku, offerCode }: ListedPlan, list: string, seen: Set<string>): Wrong | null {
  const marks = { id: `${id}`, sku: `${list} ${sku}`, offerCode };
  for (const [field, mark] of Object.entries(marks)) {
    if (seen.has(`${field} ${mark}`)) return [field, 'stands twice'];
    seen.add(`${field} ${mark}`);
  }
  return null;
}

const endsBefore = 'until is before from';

const endsFirst = (sale: SaleRule | undefined): boolean =>
  sale?.from !== undefined && sale.until !== undefined && sale.until < sale.from;

const saleProblem = (sale: SaleRule | undefined): Wrong | null =>
  endsFirst(sale) ? ['sale', endsBefore] : null;

function priceProblem({ price, price_full, price_with_dacc }: ListedPlan): Wrong | null {
  if (price > price_full) return ['price', 'is above price_full'];
  if (price_with_dacc > price) return ['price_with_dacc', 'is above price'];
  return price_with_dacc > 0 ? null : ['price_with_dacc', 'must be above 0'];
}
