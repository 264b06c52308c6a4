import { fieldErrors } from '../../src/content/field-errors.ts';
import type { Location } from '../../src/contract/address.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';
import { refuseUnsold } from '../catalogue/refuse-unsold.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { assertAddressFits } from './assert-address-fits.ts';
import type { Coverage, CoverageResult } from './create-coverage.ts';
import type { Postcodes } from './create-postcodes.ts';
import { placeOf } from './place-of.ts';
import { type LeadPlace, placeOfLocation } from './place-of-location.ts';

export interface OfferSources {
  readonly planLists: PlanLists;
  readonly coverage: Coverage;
  readonly postcodes: Postcodes;
}

/** The campaign's offers at an address, computed by the server: earlier replies in the browser are not trusted. */
export async function offersAt(
  providers: OfferSources,
  location: Location,
  addon: string | undefined,
): Promise<CoverageResult> {
  const { cep, number } = location;
  const found = await providers.postcodes.find(cep);
  if (found.kind === 'unknown') {
    const message = fieldErrors.postcodeUnknown;
    refuse(422, problemCodes.postcodeUnknown, message, [{ field: 'cep', message }]);
  }
  if (found.kind === 'found') assertAddressFits(found.place, location);
  const result = await providers.coverage.at({ cep, number, addon });
  if (result.unsold) refuseUnsold(result.unsold, 422);
  return result;
}

interface PlacedOffers {
  place: LeadPlace;
  offers: number[];
  infra: CoverageResult['infra'];
}

/** Offers at a postcode, whose address comes from the postcode services. */
export async function placeAndOffersAt(
  providers: OfferSources,
  cep: string,
  addon: string,
): Promise<PlacedOffers | 'not-covered'> {
  const {
    UF: state,
    city,
    neighborhood,
    address,
    is_block_allotment,
  } = await placeOf(providers.postcodes, cep);
  const { plans, infra } = await providers.coverage.at({ cep, addon });
  if (plans.length === 0) return 'not-covered';
  const location = { cep, state, city, neighborhood, address, is_block_allotment };
  return { place: placeOfLocation(location), offers: plans.map(({ id }) => id), infra };
}

/** The requested plan, if its campaign sells it at the address. Its id stays that of the price that was shown. */
export function chosenPlan(
  providers: OfferSources,
  addon: string | undefined,
  offers: readonly number[],
  idPlan: number,
): Plan {
  const plan = providers.planLists.find(addon, idPlan);
  if (!plan)
    return refuseField('idPlan', 'Este plano não faz parte da oferta. Escolha um dos planos mostrados.');
  if (!providers.planLists.among(addon, offers).includes(plan)) {
    return refuseField('idPlan', 'Este plano não chega ao seu endereço. Escolha um dos planos disponíveis.');
  }
  return { ...plan, id: idPlan };
}
