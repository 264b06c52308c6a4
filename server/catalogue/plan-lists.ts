import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarDate } from '../../src/brazil/date.ts';
import type { Uf } from '../../src/brazil/states.ts';
import { catalogue } from '../../src/catalogue/catalogue.ts';
import { type CatalogueProblem, ruleProblem, shapeProblem } from '../../src/catalogue/catalogue-problem.ts';
import { planLists, saleRules, streamingPrices } from '../../src/catalogue/plan-lists.ts';
import { type Unsold, unsoldBy } from '../../src/catalogue/sale.ts';
import type { ListedPlan } from '../../src/contract/plan.ts';
import type { StreamingPrices } from '../../src/contract/streaming-prices.ts';
import { planFileNames, planFileOf } from '../../src/funnel/sellers.ts';
import { lineInJson, parseJson } from './line-in-json.ts';

export interface PlanLists {
  forCampaign(addon: string | undefined): readonly ListedPlan[];
  find(addon: string | undefined, idPlan: number): ListedPlan | undefined;
  /** Why the offer is not sold to somebody there on that day, or null. */
  unsold(idPlan: number, state: Uf | null, today: CalendarDate): Unsold | null;
  /** By the name of the file under `/json/`. */
  files: ReadonlyMap<string, readonly ListedPlan[]>;
  streaming: StreamingPrices;
}

const fileName = 'catalogue.json';

/** A server that cannot name its prices must not open: what is wrong is named by its line. */
export function readPlanLists(folder: string): PlanLists {
  const text = readText(folder);
  const fail = ({ path, message }: CatalogueProblem): never => {
    throw new Error(`${fileName}:${lineInJson(text, path)}: ${message}`);
  };
  const parsed = catalogue.safeParse(parseJson(text, fileName));
  const known = parsed.success ? parsed.data : fail(shapeProblem(parsed.error));
  const problem = ruleProblem(known);
  if (problem !== null) fail(problem);
  const files = new Map([...planLists(known)].map(([name, plans]) => [`${name}.json`, plans]));
  const fallback = files.get(`${known.fallback}.json`);
  const missing = planFileNames.find((name) => !files.has(name));
  if (missing !== undefined && fallback === undefined)
    throw new Error(`${fileName}: lists: ${missing.replace('.json', '')} is missing`);
  const forCampaign = (addon: string | undefined) => files.get(planFileOf(addon)) ?? fallback ?? [];
  const rules = saleRules(known);
  return {
    files,
    forCampaign,
    unsold: (idPlan, state, today) => unsoldBy(rules.get(idPlan) ?? [], state, today),
    find: (addon, idPlan) => forCampaign(addon).find(({ id }) => id === idPlan),
    streaming: streamingPrices(known),
  };
}

/** Lists that may be read anew while they are being used: all of them change at once. */
export interface LivePlanLists extends PlanLists {
  replaceBy(lists: PlanLists): void;
}

export function livePlanLists(first: PlanLists): LivePlanLists {
  let lists = first;
  return {
    forCampaign: (addon) => lists.forCampaign(addon),
    find: (addon, idPlan) => lists.find(addon, idPlan),
    unsold: (...asked) => lists.unsold(...asked),
    get files() {
      return lists.files;
    },
    get streaming() {
      return lists.streaming;
    },
    replaceBy: (others) => {
      lists = others;
    },
  };
}

function readText(folder: string): string {
  try {
    return readFileSync(join(folder, fileName), 'utf8');
  } catch {
    throw new Error(`${fileName}: cannot be read in ${folder}`);
  }
}

/** What stands under `/json/`, by the name of the file. */
export const publishedLists = ({ files, streaming }: PlanLists): Readonly<Record<string, object>> => ({
  ...Object.fromEntries([...files].map(([name, plans]) => [name, { plans }])),
  'streaming.json': streaming,
});
