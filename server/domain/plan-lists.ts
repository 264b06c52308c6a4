import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListedPlan, planList } from '../../src/contract/plan.ts';
import { planFileNames, planFileOf } from '../../src/funnel/sellers.ts';
import { lineInJson, parseJson } from './line-in-json.ts';
import { planListProblem } from './plan-list-problem.ts';

export interface PlanLists {
  forCampaign(addon: string | undefined): readonly ListedPlan[];
  find(addon: string | undefined, idPlan: number): ListedPlan | undefined;
  files: ReadonlyMap<string, readonly ListedPlan[]>;
}

/** Read once at start: a server that cannot name its prices must not open. */
export function readPlanLists(folder: string): PlanLists {
  const files = new Map(planFileNames.map((name) => [name, readPlanFile(folder, name)]));
  const forCampaign = (addon: string | undefined) =>
    files.get(planFileOf(addon)) ?? files.get('plans.json') ?? [];
  return {
    files,
    forCampaign,
    find: (addon, idPlan) => forCampaign(addon).find(({ id }) => id === idPlan),
  };
}

function readPlanFile(folder: string, name: string): readonly ListedPlan[] {
  const text = readText(folder, name);
  const raw = parseJson(text, name);
  const parsed = planList.safeParse(raw);
  const problem = planListProblem(raw, parsed);
  if (problem !== null) throw new Error(`${name}:${lineInJson(text, problem.path)}: ${problem.message}`);
  return parsed.success ? parsed.data.plans : [];
}

function readText(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    throw new Error(`${name}: cannot be read in ${folder}`);
  }
}
