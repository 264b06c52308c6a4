import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minuteInBrasilia } from '../../src/brazil/clock-minute.ts';
import type { Uf } from '../../src/brazil/states.ts';
import { type Catalogue, catalogue } from '../../src/catalogue/catalogue.ts';
import { type CatalogueProblem, ruleProblem, shapeProblem } from '../../src/catalogue/catalogue-problem.ts';
import type { MonthlyPrices } from '../../src/catalogue/overlay.ts';
import { planLists, saleRules, streamingPrices } from '../../src/catalogue/plan-lists.ts';
import { closedAt, type Period, type Unsold, unsoldBy } from '../../src/catalogue/sale.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import type { StreamingPrices } from '../../src/contract/offer/streaming-prices.ts';
import type { Experiment } from '../../src/contract/publication.ts';
import { type CampaignSet, fileCampaigns } from '../../src/funnel/campaigns.ts';
import { experimentsOfFiles } from '../../src/funnel/experiments/experiments.ts';
import { planFileNames, planFileOf } from '../../src/funnel/sellers.ts';
import { lineInJson, parseJson } from './line-in-json.ts';

export interface PlanLists {
  /** Who sells them; also campaigns that were taken back: what names them keeps its title and its list. */
  campaigns: CampaignSet;
  /** Every experiment, also those that are over: counts name them. */
  experiments: readonly Experiment[];
  forCampaign(addon: string | undefined): readonly ListedPlan[];
  /** The campaign's plan with this id, or its successor after a price change. */
  find(addon: string | undefined, idPlan: number): ListedPlan | undefined;
  /** What the offer with that id costs or has cost, as far as it is known. */
  pricesOf(idPlan: number): MonthlyPrices | undefined;
  /** Those of the plans that the campaign sells. */
  among(addon: string | undefined, ids: readonly number[]): ListedPlan[];
  /** Why the campaign does not sell the offer in that state at that moment, or null. */
  unsold(addon: string | undefined, idPlan: number, state: Uf | null, at: Date): Unsold | null;
  /** Whether the campaign has not begun, has ended or was taken back. */
  isClosed(addon: string, at: Date): boolean;
  /** The name of a plan, with its code where others have the same name; the code if there is no such plan. */
  titleOf(sku: string): string;
  /** Plans by the file name under `/json/`. */
  files: ReadonlyMap<string, readonly ListedPlan[]>;
  streaming: StreamingPrices;
}

const fileName = 'catalogue.json';

/**
 * Reads and validates the catalogue; an error names its line and stops the start, so that no wrong price is
 * published.
 */
export function readCatalogueFile(folder: string): Catalogue {
  const text = readText(folder);
  const fail = ({ path, message }: CatalogueProblem): never => {
    throw new Error(`${fileName}:${lineInJson(text, path)}: ${message}`);
  };
  const parsed = catalogue.safeParse(parseJson(text, fileName));
  const known = parsed.success ? parsed.data : fail(shapeProblem(parsed.error));
  const problem = ruleProblem(known);
  if (problem !== null) fail(problem);
  const missing = planFileNames.find((name) => !(listOf(name) in known.lists));
  if (missing !== undefined && known.fallback === undefined)
    throw new Error(`${fileName}: lists: ${listOf(missing)} is missing`);
  return known;
}

export const readPlanLists = (folder: string): PlanLists => planListsOf(readCatalogueFile(folder));

type CampaignPeriods = Readonly<Record<string, Period>>;

export function planListsOf(
  known: Catalogue,
  periods: CampaignPeriods = {},
  campaigns: CampaignSet = fileCampaigns,
  experiments: readonly Experiment[] = experimentsOfFiles,
  prices: ReadonlyMap<number, MonthlyPrices> = new Map(),
): PlanLists {
  const files = new Map([...planLists(known)].map(([name, plans]) => [`${name}.json`, plans]));
  const fallback = files.get(`${known.fallback}.json`) ?? [];
  const forCampaign = (addon: string | undefined) => files.get(planFileOf(addon, campaigns)) ?? fallback;
  const find = (addon: string | undefined, idPlan: number) =>
    forCampaign(addon).find(({ id, replaces }) => id === idPlan || replaces?.includes(idPlan));
  const rules = saleRules(known);
  const closedOf = (addon: string | undefined, now: string) =>
    closedAt(periods[campaigns.byAddon(addon).prefix] ?? {}, now);
  const named = Map.groupBy(Object.values(known.plans), ({ plan }) => plan);
  return {
    campaigns,
    experiments,
    files,
    forCampaign,
    find,
    pricesOf: (idPlan) => prices.get(idPlan),
    titleOf: (sku) => {
      const name = known.plans[sku]?.plan;
      return name === undefined || named.get(name)?.length === 1 ? (name ?? sku) : `${name} (${sku})`;
    },
    among: (addon, ids) => {
      const found = new Set(ids.map((id) => find(addon, id)));
      return forCampaign(addon).filter((plan) => found.has(plan));
    },
    unsold: (addon, idPlan, state, at) => {
      const now = minuteInBrasilia(at.getTime());
      return closedOf(addon, now) ?? unsoldBy(rules.get(idPlan) ?? [], state, now);
    },
    isClosed: (addon, at) => closedOf(addon, minuteInBrasilia(at.getTime())) !== null,
    streaming: streamingPrices(known),
  };
}

const listOf = (file: string): string => file.replace('.json', '');

/** Plan lists that can be reloaded atomically while in use. */
export interface LivePlanLists extends PlanLists {
  replaceBy(lists: PlanLists): void;
}

export function livePlanLists(first: PlanLists): LivePlanLists {
  let lists = first;
  return {
    get campaigns() {
      return lists.campaigns;
    },
    get experiments() {
      return lists.experiments;
    },
    forCampaign: (addon) => lists.forCampaign(addon),
    find: (addon, idPlan) => lists.find(addon, idPlan),
    pricesOf: (idPlan) => lists.pricesOf(idPlan),
    titleOf: (sku) => lists.titleOf(sku),
    among: (addon, ids) => lists.among(addon, ids),
    unsold: (...asked) => lists.unsold(...asked),
    isClosed: (...asked) => lists.isClosed(...asked),
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

/** The public files under `/json/`, by name. */
export const publishedLists = ({ files, streaming }: PlanLists): Readonly<Record<string, object>> => ({
  ...Object.fromEntries([...files].map(([name, plans]) => [name, { plans }])),
  'streaming.json': streaming,
});
