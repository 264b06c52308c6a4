import * as calls from '../../src/contract/calls/migrations.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { campaignWithRight, fileCampaigns } from '../../src/funnel/campaigns.ts';
import { planFileOf } from '../../src/funnel/sellers.ts';
import { grantAgain } from '../access/grant-again.ts';
import { assertOrdersOpen } from '../coverage/assert-orders-open.ts';
import { chosenPlan, type OfferSources, placeAndOffersAt } from '../coverage/offers-at.ts';
import { noPlace } from '../coverage/place-of-location.ts';
import type { Connection } from '../database/database.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { leadInPath } from '../http/route-group.ts';
import { changeLead } from '../leads/change-lead.ts';
import type { LeadChanges } from '../leads/lead.ts';
import type { NewLead } from '../leads/lead-repository.ts';
import { leadViewFor } from '../leads/routes/lead-view-routes.ts';
import { trackingFrom } from '../measurement/tracking-from-body.ts';
import type { Customer } from './customer.ts';
import { type CustomerContext, handle, handleAbout } from './customer-context.ts';
import { lookUpCustomer } from './customer-look-up.ts';
import { maskedCustomer } from './masked-customer.ts';

const { prefix: addon } = campaignWithRight('migration');

/** Customers of another network who move to fibre: the lead starts with their records. */
export const migrationRoutes = [
  handle(
    calls.findMigrationOffers,
    async ({ body }, context) => {
      assertOrdersOpen(context.providers);
      const customer = await lookUpCustomer(context, body);
      if (customer === null) return context.save(async () => nothingOpened('to-prove'));
      const birthDate = body.birth_date ?? null;
      const lead = await leadOf(context.providers, customer, birthDate, trackingFrom(body));
      return context.save((db) => openFor(context, db, customer, lead));
    },
    grantAgain,
  ),

  handle(calls.getMigrationLead, async ({ params }, context) => {
    await assertMigration(context, params.idLead);
    return leadViewFor(context, params.idLead);
  }),

  handleAbout(calls.chooseMigrationPlan, leadInPath, async ({ params, body: { idPlan } }, context) => {
    await assertMigration(context, params.idLead);
    return changeLead(context, params.idLead, 'plan', (lead) => {
      const plan = chosenPlan(context.providers, addon, lead.offers, idPlan);
      return { plan_id: plan.id, plan_sku: plan.sku };
    });
  }),

  handleAbout(calls.saveMigrationAddress, leadInPath, async ({ params, body }, context) => {
    await assertMigration(context, params.idLead);
    if (params.step === 'number') {
      const { cep: _other, ...house } = body;
      return changeLead(context, params.idLead, 'address', () => houseOf(house));
    }
    const { cep = refuseField('cep', 'Falta informar este campo.') } = body;
    const moved = await placeAndOffersAt(context.providers, cep, addon);
    if (moved === 'not-covered') return refuse(422, problemCodes.notCovered, 'Sem cobertura');
    const { place, offers, infra } = moved;
    return changeLead(context, params.idLead, 'address', (lead) => {
      if (lead.cep === cep) return { offers, infra };
      const planStays = lead.plan_id !== null && offers.includes(lead.plan_id);
      return {
        ...place,
        offers,
        infra,
        complement: null,
        complements: null,
        not_found_complement: false,
        schedules: null,
        ...(planStays ? {} : { plan_id: null, plan_sku: null }),
      };
    });
  }),
];

async function openFor(context: CustomerContext, db: Connection, customer: Customer, lead: NewLead) {
  const { repositories, clock, providers } = context;
  const cpfHash = repositories.customers.keyOf(customer.cpf);
  const earlier = await repositories.customerOrders.latest(db, 'migration', cpfHash, clock());
  if (earlier !== undefined) return nothingOpened('migrated', customer, earlier);
  if (!customer.mayMigrate) return nothingOpened('no-offer', customer);
  const { id, version, protocol } = await repositories.leads.open(
    db,
    { ...lead, face: context.face },
    clock(),
  );
  await context.lead.grant(db, id);
  return {
    ...nothingOpened('offers', customer),
    plansOffers: providers.planLists.among(addon, lead.offers),
    idLead: id,
    version,
    protocol,
  };
}

/**
 * Copies known answers from the records; an address without coverage is asked again. House number and flat are always
 * asked: the lead shows its address, and whoever knows document and birth date must not read where somebody lives.
 */
async function leadOf(
  providers: OfferSources,
  customer: Customer,
  birthDate: string | null,
  tracking: NewLead['tracking'],
): Promise<NewLead> {
  const { name, phone, email, cpf, address } = customer;
  const known = address && (await placeAndOffersAt(providers, address.cep, addon).catch(nullIfRefused));
  const reached = known === null || known === 'not-covered' ? null : known;
  const contact = { name, phone, email };
  const everything = providers.planLists.forCampaign(addon).map(({ id }) => id);
  return {
    ...(reached?.place ?? noPlace),
    addon,
    plan_file: planFileOf(addon, fileCampaigns),
    plan_id: null,
    plan_sku: null,
    offers: reached?.offers ?? everything,
    infra: reached?.infra ?? null,
    tracking,
    flags: null,
    ...contact,
    cpf,
    birth_date: birthDate,
    proved_right: 'migration',
    from_records: (['name', 'phone', 'email'] as const).filter((field) => contact[field] !== null),
  };
}

/** An old postcode that cannot be resolved is resolved as unknown. */
function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

interface House {
  number?: string | null | undefined;
  complement?: string | null | undefined;
  block_number?: string | null | undefined;
  allotment_number?: string | null | undefined;
}

const houseOf = (house: House) =>
  ({
    number: house.number ?? null,
    complement: house.complement?.trim() || null,
    block_number: house.block_number ?? null,
    allotment_number: house.allotment_number ?? null,
  }) satisfies LeadChanges;

async function assertMigration({ database, repositories }: CustomerContext, idLead: string): Promise<void> {
  const lead = await database.read((db) => repositories.leads.find(db, idLead));
  if (lead?.addon === addon) return;
  refuse(
    404,
    problemCodes.notFound,
    'Não encontramos esta migração. Informe o CPF do titular para começar de novo.',
  );
}

const nothingOpened = (
  outcome: 'to-prove' | 'offers' | 'no-offer' | 'migrated',
  customer?: Customer,
  orderNumber?: string,
) => ({
  success: true as const,
  outcome,
  plansOffers: [],
  presentPlan: customer?.present ?? null,
  userData: customer ? maskedCustomer(customer) : null,
  idLead: null,
  version: 0,
  protocol: null,
  orderNumber: orderNumber ?? null,
});
