import { isDeepStrictEqual } from 'node:util';
import { type ClockMinute, instantOf, minuteInBrasilia } from '../../src/brazil/clock-minute.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { ruleProblem } from '../../src/catalogue/catalogue-problem.ts';
import { overlay, pricesById, saleTurns, turnsIn } from '../../src/catalogue/overlay.ts';
import { closedAt } from '../../src/catalogue/sale.ts';
import { takenBack, withMade } from '../../src/catalogue/with-made.ts';
import type { CampaignLook, Catalogue as ShownCatalogue } from '../../src/contract/documents.ts';
import type { MadeCampaign, Publication } from '../../src/contract/publication.ts';
import { experimentsOfFiles, withFileExperiments } from '../../src/funnel/experiments/experiments.ts';
import { withMadeCampaigns } from '../../src/funnel/made-campaign.ts';
import { type PublishedAnswer, publishedAnswers } from '../../src/funnel/published-answers.ts';
import { type PlanLists, planListsOf } from '../catalogue/plan-lists.ts';
import { catalogueOf } from '../site/read-catalogue.ts';
import type { Published } from './publication-repository.ts';

/** The published questions at that minute: outside its period a question is as in the files. */
const faqAt = ({ faq }: Publication, now: ClockMinute): Publication['faq'] =>
  Object.fromEntries(
    Object.entries(faq).map(([set, { edited, added, ...change }]) => [
      set,
      {
        ...change,
        edited: Object.fromEntries(Object.entries(edited).filter(([, one]) => closedAt(one, now) === null)),
        added: added.filter((one) => closedAt(one, now) === null),
      },
    ]),
  );

/** A campaign's published settings at that minute. Settings with a period override permanent ones. */
function lookAt({ looks }: Publication, campaign: string, now: ClockMinute): CampaignLook {
  const holding = looks.filter((look) => look.campaign === campaign && closedAt(look, now) === null);
  const ordered = holding.toSorted((one, other) => Number(hasPeriod(one)) - Number(hasPeriod(other)));
  return {
    banner: Object.assign({}, ...ordered.map(({ banner }) => banner)),
    photo: ordered.findLast(({ photo }) => photo !== undefined)?.photo,
    hidden: ordered.findLast(({ hidden }) => hidden !== undefined)?.hidden,
    exclusions: ordered.findLast(({ exclusions }) => exclusions !== undefined)?.exclusions,
  };
}

const hasPeriod = ({ from, until }: Publication['looks'][number]): boolean =>
  from !== undefined || until !== undefined;

/** Everything sold and shown until the next scheduled change. */
export interface Sold {
  planLists: PlanLists;
  shown: ShownCatalogue;
  /** What the conversation says of it, by campaign. */
  published: Readonly<Record<string, readonly PublishedAnswer[]>>;
  /** Prefixes of closed campaigns, whose pages redirect to the main shop. */
  closed: ReadonlySet<string>;
  /** Campaigns made in the panel, also those that were taken back. */
  made: readonly MadeCampaign[];
  /** The moment of the next scheduled change. */
  until: number | null;
}

/** The catalogue of files and publication at a moment. */
export function soldAt(
  files: Catalogue,
  { publication, marks, former }: Omit<Published, 'version'>,
  at: Date,
): Sold {
  const now = minuteInBrasilia(at.getTime());
  const made = [...former.campaigns, ...publication.campaigns];
  const defaults = withMade(files, publication, former);
  const catalogue = overlay(defaults, publication, now, marks);
  // A campaign that was taken back is closed, like one that has ended.
  const over = Object.fromEntries(former.campaigns.map(({ prefix }) => [prefix, takenBack]));
  const campaigns = { ...publication.validity.campaigns, ...over };
  const experiments = withFileExperiments(publication.experiments).map((one) => ({
    ...one,
    isRunning: closedAt(one, now) === null,
  }));
  const set = withMadeCampaigns(made);
  const planLists = planListsOf(catalogue, campaigns, set, experiments, pricesById(defaults, marks));
  const open = experiments.filter((one) => closedAt(one, now)?.why !== 'over');
  const turns = [...turnsIn(publication), ...saleTurns(catalogue)].sort();
  const next = turns.find((turn) => turn > now);
  const shown = catalogueOf(planLists, {
    lookOf: (campaign) => lookAt(publication, campaign, now),
    faq: faqAt(publication, now),
    campaigns: publication.campaigns,
    ...(!isDeepStrictEqual(open, experimentsOfFiles) && { experiments: open }),
  });
  return {
    planLists,
    shown,
    published: Object.fromEntries(
      planLists.campaigns.all.map((campaign) => [campaign.prefix, publishedAnswers(shown, campaign)]),
    ),
    closed: new Set(
      Object.entries(campaigns).flatMap(([prefix, period]) => (closedAt(period, now) ? [prefix] : [])),
    ),
    made,
    until: next === undefined ? null : instantOf(next),
  };
}

/** Throws if a publication no longer fits changed catalogue files. */
export function assertFits(files: Catalogue, { version, publication, marks, former }: Published): void {
  const defaults = withMade(files, publication, former);
  for (const now of ['0000-01-01T00:00', ...turnsIn(publication)]) {
    const problem = ruleProblem(overlay(defaults, publication, now, marks));
    if (problem !== null)
      throw new Error(`version ${version} of what was published does not fit the files: ${problem.message}`);
  }
}
