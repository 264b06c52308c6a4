import type { ClockMinute } from '../brazil/clock-minute.ts';
import type { CampaignLook } from '../contract/documents.ts';
import type { Publication } from '../contract/publication.ts';
import { closedAt } from './sale.ts';

/** A campaign's published settings at that minute. Settings with a period override permanent ones. */
export function lookAt({ looks }: Publication, campaign: string, now: ClockMinute): CampaignLook {
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
