import { getAddressInfo, getComplementTypes, getCoverage } from '../../src/contract/calls/coverage.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import type { InputOf } from '../../src/contract/endpoint.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { coverageFlags } from '../../src/funnel/coverage-flags.ts';
import { refuseUnsold } from '../catalogue/refuse-unsold.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import { assertOrdersOpen } from './assert-orders-open.ts';
import { complementTypes } from './complement-types.ts';
import type { OfferSources } from './offers-at.ts';
import { placeOf } from './place-of.ts';

/** `analysis`: whether orders can be accepted. */
type Context = RequestContext<unknown, OfferSources & { readonly analysis: object | null }>;

const { handle } = routesWith<Context>();

export const coverageRoutes = [
  handle(getPostcode, ({ params }, { providers }) => placeOf(providers.postcodes, params.cep)),

  handle(getCoverage, async ({ query }, { providers }) => {
    // A wished plan (`sku`) does not filter: where it is not sold, the visitor sees the other offers.
    const { cep, number, addon = flaggedCampaign(query) } = query;
    const { plans, infra, unsold } = await providers.coverage.at({ cep, number, addon });
    if (unsold) refuseUnsold(unsold, 422);
    if (plans.length > 0) assertOrdersOpen(providers);
    return { success: true as const, plans: [...plans], infra };
  }),

  handle(getAddressInfo, async ({ query }, { providers }) => {
    const { cep, number } = query;
    const place = await placeOf(providers.postcodes, cep);
    const { UF: state, city, neighborhood, address, is_block_allotment } = place;
    const { infra } = await providers.coverage.at({ cep, number });
    return {
      success: true as const,
      cep,
      number: number ?? null,
      address,
      neighborhood,
      city,
      state,
      is_block_allotment,
      infraco: infra?.infraco ?? null,
      structured_complement: infra?.structured_complement ?? false,
    };
  }),

  handle(getComplementTypes, () => ({ success: true as const, complementTypes: [...complementTypes] })),
];

/** The campaign of a coverage flag, for callers that send the flag instead of the campaign. */
const flaggedCampaign = (sent: InputOf<typeof getCoverage>['query']): string | undefined =>
  fileCampaigns.all.find((campaign) =>
    ofOneCampaign.some((name) => sent[name] === 'true' && coverageFlags[name](campaign)),
  )?.prefix;
const ofOneCampaign = ['collaborator', 'premium', 'rs'] as const;
