import type { Installation } from '../../../src/contract/address.ts';
import { saveAddress, saveInstallation, savePlan } from '../../../src/contract/calls/leads.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { isSameStreet, wrongStreet } from '../../coverage/assert-address-fits.ts';
import { chosenPlan, offersAt } from '../../coverage/offers-at.ts';
import { placeOfLocation } from '../../coverage/place-of-location.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { leadInPath } from '../../http/route-group.ts';
import { changeLead, refuseUnknownLead } from '../change-lead.ts';
import type { LeadChanges } from '../lead.ts';
import { handleAbout, type LeadContext } from '../lead-context.ts';
import { planOfLead } from '../plan-of-lead.ts';
import { withPlan } from '../with-plan.ts';
import { withReopenedAnalysis } from '../with-reopened-analysis.ts';

export const leadPlaceRoutes = [
  handleAbout(savePlan, leadInPath, ({ params, body: { idPlan } }, context) =>
    changeLead(context, params.idLead, 'plan', (lead) => {
      const { providers } = context;
      return withPlan(lead, chosenPlan(providers, lead.addon ?? undefined, lead.offers, idPlan));
    }),
  ),

  handleAbout(saveAddress, leadInPath, async ({ params, body: location }, context) => {
    const { database, repositories, providers } = context;
    const known = await database.read((db) => repositories.leads.find(db, params.idLead));
    const addon = (known ?? refuseUnknownLead()).addon ?? undefined;
    const { plans, infra } = await offersAt(providers, location, addon);
    if (plans.length === 0) refuse(422, problemCodes.notCovered, 'Sem cobertura');
    const offers = plans.map(({ id }) => id);
    return changeLead(context, params.idLead, 'address', (lead) => {
      const place = placeOfLocation(location);
      const moved = place.cep !== lead.cep;
      const plan = planOfLead(providers, lead);
      const planStays = plan !== undefined && offers.includes(plan.id);
      return withReopenedAnalysis(lead, {
        ...place,
        // Street and neighbourhood that the postcode lacks were typed, so they are kept while the postcode is the
        // same.
        address: place.address ?? (moved ? null : lead.address),
        neighborhood: place.neighborhood ?? (moved ? null : lead.neighborhood),
        offers,
        infra,
        ...(planStays ? {} : withPlan(lead, null)),
        ...complementChanges(location.complement, moved),
        ...(moved ? { schedules: null } : {}),
      });
    });
  }),

  handleAbout(saveInstallation, leadInPath, async ({ params, body }, context) => {
    await assertStreetFits(context, params.idLead, body.address);
    return changeLead(context, params.idLead, 'installation', (lead) =>
      withReopenedAnalysis(lead, {
        address: body.address,
        neighborhood: body.neighborhood,
        ...(isSilent(body)
          ? {}
          : {
              complement: body.complement ?? null,
              complements: body.complements ?? null,
              not_found_complement: body.notFoundComplement ?? false,
            }),
      }),
    );
  }),
];

async function assertStreetFits(
  { database, repositories, providers }: LeadContext,
  idLead: string,
  street: string | undefined,
): Promise<void> {
  if (street === undefined) return;
  const lead = await database.read((db) => repositories.leads.find(db, idLead));
  if (!lead?.cep) return;
  const found = await providers.postcodes.find(lead.cep);
  if (found.kind !== 'found' || isSameStreet(found.place.address, street)) return;
  refuseField('address', wrongStreet);
}

/** A complement in words replaces an earlier one; an omitted one is kept unless the address moved. */
const complementChanges = (told: string | undefined, moved: boolean): LeadChanges =>
  told === undefined && !moved
    ? {}
    : { complement: told?.trim() || null, complements: null, not_found_complement: false };

/** Without any complement: an earlier call sent it. */
const isSilent = ({ complement, complements, notFoundComplement }: Installation): boolean =>
  complement === undefined && complements === undefined && notFoundComplement === undefined;
