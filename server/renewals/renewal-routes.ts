import { confirmedByCustomer } from '../../src/content/conversation/phone.ts';
import * as calls from '../../src/contract/calls/renewals.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { grantAgain } from '../access/grant-again.ts';
import { refuseIfSpoken } from '../access/refuse-spoken.ts';
import { assertMayLookUp, lookUpCustomer } from '../customers/customer-look-up.ts';
import { tellOfContractChange } from '../customers/tell-contact.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { idInPath, renewalInPath } from '../http/route-group.ts';
import { assertExpectedVersion } from '../leads/change-lead.ts';
import { countPlaced } from '../measurement/event-counts.ts';
import { trackingFrom } from '../measurement/tracking-from-body.ts';
import { assertSameOffer } from '../orders/assert-same-offer.ts';
import { monthlyCents } from '../orders/monthly-cents.ts';
import { handle, handleAbout, type RenewalContext } from './renewal-context.ts';
import type { Renewal } from './renewal-row.ts';
import { noRenewal, offersTo, renewalView } from './renewal-view.ts';

export const renewalRoutes = [
  handle(calls.checkClient, async ({ params }, context) => {
    await assertMayLookUp(context, params.cpf);
    return { success: true as const };
  }),

  handle(
    calls.findRenewalOffers,
    async ({ body }, context) => {
      const { repositories, clock, providers } = context;
      const customer = await lookUpCustomer(context, body);
      if (customer === null) return context.save(async () => noRenewal('to-prove'));
      return context.save(async (db) => {
        const cpfHash = repositories.customers.keyOf(body.cpf);
        const renewed = await repositories.customerOrders.latest(db, 'renewal', cpfHash, clock());
        if (renewed !== undefined) return noRenewal('renewed', customer, renewed);
        if (offersTo(providers.planLists, customer).length === 0) return noRenewal('no-offer', customer);
        const opening = { customer, cpfHash, tracking: trackingFrom(body) };
        const renewal = await repositories.renewals.open(db, opening, clock());
        await context.lead.grant(db, renewal.id);
        return renewalView(providers.planLists, renewal);
      });
    },
    grantAgain,
  ),

  handleAbout(calls.getRenewal, idInPath, async ({ params }, { database, repositories, providers }) => {
    const renewal = await database.read((db) => repositories.renewals.find(db, params.id));
    if (!renewal) return refuseUnknown();
    const order = await database.read((db) => repositories.renewals.orderOf(db, renewal.id));
    return renewalView(providers.planLists, renewal, order?.number);
  }),

  handleAbout(calls.chooseRenewalOffer, renewalInPath, ({ params, body }, context) =>
    context.save(async (db) => {
      const { repositories, providers, clock } = context;
      const renewal = await repositories.renewals.findForChange(db, params.id_renewal_request_user);
      const customer = body.id_renewal_base_user ?? renewal?.customer_id;
      if (!renewal || renewal.customer_id !== customer) return refuseUnknown();
      if (renewal.status === 'finished') refuse(409, problemCodes.finished, alreadyRenewed);
      assertExpectedVersion(context, renewal);
      const [first, second] = offersTo(providers.planLists, renewal.record);
      const plan = body.offer1 === true ? first : second;
      if (!plan) return refuseField(body.offer1 === true ? 'offer1' : 'offer2', notOffered);
      const version = await repositories.renewals.change(db, renewal, { plan_id: plan.id }, clock());
      return { success: true as const, version };
    }),
  ),

  handleAbout(calls.finishRenewal, idInPath, ({ params, body: { offerSelected, measured } }, context) =>
    context.save(async (db) => {
      refuseIfSpoken(confirmedByCustomer);
      const { renewals, customerOrders } = context.repositories;
      const renewal = (await renewals.findForChange(db, params.id)) ?? refuseUnknown();
      const earlier = await renewals.orderOf(db, renewal.id);
      if (earlier) return receiptOf(renewal, earlier, renewal.version);
      assertExpectedVersion(context, renewal);
      const plan = chosenOffer(context, renewal);
      assertSameOffer(plan, renewal.record.direct_debit, offerSelected);
      const cents = monthlyCents(plan, renewal.record.direct_debit);
      const now = context.clock();
      const order = await renewals.place(db, renewal, plan, now);
      const first = await customerOrders.claim(db, 'renewal', renewal.cpf_hash, order.number, now);
      if (!first) refuse(409, problemCodes.finished, alreadyRenewed);
      const version = await renewals.change(db, renewal, { status: 'finished' }, now);
      const change = { what: 'renewal' as const, orderNumber: order.number, plan: plan.plan, cents };
      await tellOfContractChange(context, db, renewal.record, change);
      await context.lead.revokeOthers(db, renewal.id);
      await countPlaced(db, 'renewal', measured, context.providers.planLists, now);
      return receiptOf(renewal, order, version);
    }),
  ),
];

function chosenOffer({ providers }: RenewalContext, { record, plan_id }: Renewal) {
  const plan = offersTo(providers.planLists, record).find(
    ({ id, replaces = [] }) => plan_id !== null && [id, ...replaces].includes(plan_id),
  );
  return plan ?? refuseField('offer1', 'Escolha uma das ofertas para renovar.');
}

const receiptOf = (renewal: Renewal, order: { number: string; createdAt: string }, version: number) => ({
  success: true as const,
  orderNumber: order.number,
  protocol: renewal.protocol,
  finishedAt: order.createdAt,
  version,
});

const refuseUnknown = (): never =>
  refuse(404, problemCodes.notFound, 'Não encontramos esta renovação. Comece de novo pelo CPF.');

const alreadyRenewed = 'Este contrato já foi renovado. Não é preciso pedir de novo.';
const notOffered = 'Esta oferta não está disponível para o seu contrato. Escolha outra.';
