import type * as z from 'zod/mini';
import { toCents } from '../../src/brazil/money.ts';
import type { Plan, PlanList } from '../../src/contract/plan.ts';

/** What is wrong with a plan list, in one line that names the plan's sku and the field; null when nothing is. */
export function planListProblem(raw: unknown, parsed: z.core.util.SafeParseResult<PlanList>): string | null {
  return parsed.success ? ruleProblem(parsed.data.plans) : shapeProblem(raw, parsed.error);
}

function shapeProblem(raw: unknown, error: z.core.$ZodError): string {
  const issue = error.issues[0];
  const [list, index, ...field] = issue?.path ?? [];
  if (list !== 'plans' || typeof index !== 'number') return 'must be an object with a list "plans"';
  const subject = `plan ${skuAt(raw, index) ?? `number ${index + 1}`}`;
  return field.length === 0
    ? `${subject}: must be an object`
    : `${subject}: ${field.join('.')}: ${wordsOf(issue)}`;
}

function wordsOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return `must be ${issue.expected}`;
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return 'is not allowed';
}

function ruleProblem(plans: readonly Plan[]): string | null {
  const seen = { id: new Set<unknown>(), sku: new Set<unknown>() };
  for (const plan of plans) {
    for (const field of ['id', 'sku'] as const) {
      if (seen[field].has(plan[field])) return `plan ${plan.sku}: ${field}: stands twice`;
      seen[field].add(plan[field]);
    }
    if (toCents(plan.discount) !== toCents(plan.price_full) - toCents(plan.price_with_dacc)) {
      return `plan ${plan.sku}: discount: is not price_full minus price_with_dacc`;
    }
    if (plan.price > plan.price_full) return `plan ${plan.sku}: price: is above price_full`;
    if (plan.price_with_dacc > plan.price) return `plan ${plan.sku}: price_with_dacc: is above price`;
    if (plan.price_with_dacc <= 0) return `plan ${plan.sku}: price_with_dacc: must be above 0`;
  }
  return null;
}

function skuAt(raw: unknown, index: number): string | null {
  const plans = read(raw, 'plans');
  const sku = Array.isArray(plans) ? read(plans[index], 'sku') : undefined;
  return typeof sku === 'string' && sku !== '' ? sku : null;
}

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
