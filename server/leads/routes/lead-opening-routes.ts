import type { Location } from '../../../src/contract/address.ts';
import { createLegacyLead } from '../../../src/contract/calls/earlier-sites.ts';
import { createLead } from '../../../src/contract/calls/leads.ts';
import type { BodyOf } from '../../../src/contract/endpoint.ts';
import type { AddressInput, LeadData } from '../../../src/contract/lead/lead-data.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { OrderFlags, Tracking } from '../../../src/contract/tracking.ts';
import { planFileOf } from '../../../src/funnel/sellers.ts';
import { grantAgain } from '../../access/grant-again.ts';
import { assertOrdersOpen } from '../../coverage/assert-orders-open.ts';
import { chosenPlan, offersAt } from '../../coverage/offers-at.ts';
import { placeOfLocation } from '../../coverage/place-of-location.ts';
import type { Connection } from '../../database/database.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { flagsFrom, trackingFrom } from '../../measurement/tracking-from-body.ts';
import { needTeamCalendar } from '../../visits/team-calendar.ts';
import { assertVisitsLeft, regionOf } from '../../visits/visits.ts';
import { answersFrom } from '../answers/answers-from-body.ts';
import { handle, type LeadContext } from '../lead-context.ts';
import { contactFrom, locationFrom } from '../lead-from-body.ts';
import type { NewLead } from '../lead-repository.ts';
import { isClosedBeforeProof, refuseUnproved } from '../offers-by-right.ts';
import { withPlan } from '../with-plan.ts';

export const leadOpeningRoutes = [
  handle(
    createLead,
    async ({ body: { coverage, lead } }, context) => {
      const { cep = lead.address?.cep ?? missing('coverage.cep') } = coverage;
      const address = coverage.cep === undefined ? { ...lead.address, cep } : { ...coverage, cep };
      const wish = {
        location: await locationFrom(context.providers.postcodes, address),
        idPlan: lead.idPlan ?? undefined,
        addon: lead.addon ?? coverage.addon ?? undefined,
        tracking: trackingFrom(lead),
        flags: flagsFrom(lead),
        contact: contactFrom(lead),
      };
      const opening = await newLeadAt(context, wish);
      if (opening === null) return openWithoutCoverage(context, wish);
      const newLead = await withAnswers(context, opening, lead);
      return context.save(async (db) => {
        const { id, version, protocol } = await openLead(context, db, newLead);
        return {
          success: true as const,
          id,
          idLead: id,
          idLeadNoCoverage: null,
          cepCoverage: { infra: opening.infra },
          protocol,
          version,
        };
      });
    },
    grantAgain,
  ),

  handle(
    createLegacyLead,
    async ({ body }, context) => {
      const opening = await newLeadAt(context, {
        location: await locationFrom(context.providers.postcodes, legacyAddress(body)),
        idPlan: body.idPlan ?? undefined,
        addon: body.addon ?? undefined,
        tracking: trackingFrom(body),
        flags: flagsFrom({ ...body, flags: undefined }),
      });
      if (opening === null) return refuse(422, problemCodes.notCovered, 'Sem cobertura');
      const newLead = await withAnswers(context, opening, {
        ...body,
        accept_promotions: body.acceptEmailOffers ?? body.accept_promotions,
        accept_information: body.acceptPhoneContact ?? body.accept_information,
      });
      return context.save(async (db) => {
        const { id, version } = await openLead(context, db, newLead);
        return { success: true as const, id, version };
      });
    },
    grantAgain,
  ),
];

interface Wish {
  location: Location;
  idPlan?: number | undefined;
  addon?: string | undefined;
  tracking?: Tracking | null | undefined;
  flags?: OrderFlags | null | undefined;
}

const missing = (field: string) => refuseField(field, 'Falta informar este campo.');

function legacyAddress({ address, ...flat }: BodyOf<typeof createLegacyLead>): AddressInput {
  if (typeof address === 'object' && address !== null) return address;
  return { ...flat, address, cep: flat.cep ?? missing('cep') };
}

/** Null without coverage. */
async function newLeadAt({ providers }: LeadContext, wish: Wish): Promise<NewLead | null> {
  const { location, idPlan, addon, flags = null } = wish;
  const { plans, infra } = await offersAt(providers, location, addon);
  if (plans.length === 0) return null;
  assertOrdersOpen(providers);
  const offers = plans.map(({ id }) => id);
  const plan = idPlan === undefined ? null : chosenPlan(providers, addon, offers, idPlan);
  return {
    ...placeOfLocation(location),
    complement: location.complement?.trim() || null,
    addon: addon ?? null,
    plan_file: planFileOf(addon, providers.planLists.campaigns),
    // Until a plan is chosen, the flags of the link's plan apply.
    plan_id: null,
    plan_sku: null,
    flags,
    ...(plan === null ? {} : withPlan({ flags }, plan)),
    offers,
    infra,
    tracking: wish.tracking ?? null,
  };
}

/** Adds the answers sent with a new lead; refuses them while a required right is unproved, as all other calls do. */
async function withAnswers(context: LeadContext, opening: NewLead, lead: LeadData): Promise<NewLead> {
  const answers = answersFrom(lead, context.today);
  const { name: _name, email: _email, phone: _phone, ...others } = answers;
  const isClosed = isClosedBeforeProof({ proved_right: null, ...opening });
  if (isClosed && Object.values(others).some((answer) => answer != null)) refuseUnproved();
  if (answers.schedules) await needTeamCalendar(context, regionOf(opening.cep));
  return { ...opening, ...answers };
}

async function openLead(context: LeadContext, db: Connection, newLead: NewLead) {
  const { schedules, cep } = newLead;
  if (schedules) await assertVisitsLeft(context, db, cep, schedules);
  const lead = { ...newLead, face: context.face };
  const opened = await context.repositories.leads.open(db, lead, context.clock());
  await context.lead.grant(db, opened.id);
  return opened;
}

function openWithoutCoverage(
  context: LeadContext,
  { location, idPlan, addon, tracking, contact }: Wish & { contact: ReturnType<typeof contactFrom> },
) {
  const lead = {
    ...placeOfLocation(location),
    plan_id: idPlan ?? null,
    addon: addon ?? null,
    tracking: tracking ?? null,
    contact,
  };
  return context.save(async (db) => {
    const { id, protocol } = await context.repositories.noCoverageLeads.open(db, lead, context.clock());
    await context.lead.grant(db, id);
    return {
      success: true as const,
      id,
      idLead: null,
      idLeadNoCoverage: id,
      cepCoverage: { infra: null },
      protocol,
      version: 1,
    };
  });
}
