import type * as z from 'zod/mini';
import { toCents } from '../../src/brazil/money.ts';
import type { ListedPlan, PlanList } from '../../src/contract/plan.ts';

interface Problem {
  /** One line that names the plan's sku and the field. */
  message: string;
  /** Where in the file it stands. */
  path: readonly PropertyKey[];
}

/** What is wrong with a plan list; null when nothing is. */
export function planListProblem(raw: unknown, parsed: z.core.util.SafeParseResult<PlanList>): Problem | null {
  return parsed.success ? ruleProblem(parsed.data.plans) : shapeProblem(raw, parsed.error);
}

function shapeProblem(raw: unknown, error: z.core.$ZodError): Problem {
  const issue = error.issues[0];
  const path = issue?.path ?? [];
  const [list, index, ...field] = path;
  if (list !== 'plans' || typeof index !== 'number') {
    return { message: 'must be an object with a list "plans"', path };
  }
  const subject = `plan ${skuAt(raw, index) ?? `number ${index + 1}`}`;
  const message =
    field.length === 0
      ? `${subject}: must be an object`
      : `${subject}: ${field.join('.')}: ${wordsOf(issue)}`;
  return { message, path };
}

function wordsOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return `must be ${issue.expected}`;
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return 'is not allowed';
}

function ruleProblem(plans: readonly ListedPlan[]): Problem | null {
  const seen = { id: new Set<unknown>(), sku: new Set<unknown>() };
  for (const [index, plan] of plans.entries()) {
    const problem = (field: keyof ListedPlan, words: string): Problem => ({
      message: `plan ${plan.sku}: ${field}: ${words}`,
      path: ['plans', index, field],
    });
    for (const field of ['id', 'sku'] as const) {
      if (seen[field].has(plan[field])) return problem(field, 'stands twice');
      seen[field].add(plan[field]);
    }
    if (toCents(plan.discount) !== toCents(plan.price_full) - toCents(plan.price_with_dacc)) {
      return problem('discount', 'is not price_full minus price_with_dacc');
    }
    if (plan.price > plan.price_full) return problem('price', 'is above price_full');
    if (plan.price_with_dacc > plan.price) return problem('price_with_dacc', 'is above price');
    if (plan.price_with_dacc <= 0) return problem('price_with_dacc', 'must be above 0');
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
