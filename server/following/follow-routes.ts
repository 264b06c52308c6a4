import { phoneWords } from '../../src/content/conversation/phone.ts';
import * as calls from '../../src/contract/calls/orders.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuseIfSpoken } from '../access/refuse-spoken.ts';
import type { Connection } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { leadAddress } from '../leads/lead-address.ts';
import { moveOrderVisit, withdrawFromOrder } from '../orders/change-order.ts';
import { confirmationData } from '../orders/confirmation-data.ts';
import { contactProof } from '../orders/contact-proof.ts';
import { contractOf } from '../orders/contract-texts.ts';
import type { PlacedOrder } from '../orders/placed-order.ts';
import { personDataFile } from '../person-data/person-data-file.ts';
import { sectionsOfLead } from '../person-data/sections-of-lead.ts';
import { needTeamCalendar } from '../visits/team-calendar.ts';
import { newestFollowed, shownToFollower } from './find-followed.ts';
import { followedOrder } from './followed-order.ts';
import { type FollowingContext, handle } from './following-context.ts';

/** Following an order: state, documents, moving the visit and withdrawal. */
export const followRoutes = [
  handle(calls.getFollowedOrder, async (_, context) => {
    const { database, repositories, lead } = context;
    const followed = await database.read((db) => newestFollowed(repositories, db, lead.held));
    return { success: true as const, ...(await shownToFollower(context, followed)) };
  }),

  handle(calls.getOrderSummary, async ({ body: { orderNumber, document } }, context) => {
    const { database, repositories, siteUrl } = context;
    const { order, lead, clauses } = await database.read(async (db) => {
      const known = await repositories.orders.withContact(db, orderNumber);
      const order = assertHeld(context, known?.order);
      const lead = await repositories.leads.find(db, order.leadId);
      return { order, lead, clauses: await contractOf(db, order) };
    });
    // The documents contain no name, because number and phone ending are a weak proof.
    const to = { name: '', address: lead === undefined ? '' : leadAddress(lead) };
    const data = confirmationData(order, to, siteUrl);
    const { filename, content } = await (document === 'contract'
      ? (await import('../messages/order-contract.ts')).orderContractFile(data, clauses)
      : (await import('../messages/order-summary.ts')).orderSummaryFile(data));
    return { success: true as const, name: filename, pdf: content.toString('base64') };
  }),

  handle(calls.getOrderData, async ({ body: { orderNumber } }, context) => {
    const { database, repositories, clock } = context;
    const sections = await database.read(async (db) => {
      const known = await repositories.orders.withContact(db, orderNumber);
      const { leadId } = assertHeld(context, known?.order);
      // Personal data needs the lead's capability or the contact proof; a phone ending is not enough.
      if (!context.lead.holds(leadId) && !context.lead.holds(contactProof(orderNumber)))
        refuse(403, 'code-needed', codeNeeded);
      const lead = await repositories.leads.find(db, leadId);
      return lead === undefined ? [] : sectionsOfLead(repositories, db, lead, true);
    });
    const content = JSON.stringify(personDataFile(sections, true, clock()), null, 2);
    const json = Buffer.from(content).toString('base64');
    return { success: true as const, name: `meus-dados-${orderNumber}.json`, json };
  }),

  handle(calls.moveVisit, async ({ body: { orderNumber, schedule } }, context) => {
    refuseIfSpoken(phoneWords.notHere.follow);
    const { database, repositories } = context;
    const known = await database.read((db) => repositories.orders.withContact(db, orderNumber));
    await needTeamCalendar(context, assertHeld(context, known?.order).region);
    return context.save(async (db) => {
      const order = await heldOrder(context, db, orderNumber);
      const moved = await moveOrderVisit(context, db, order, schedule, { by: 'customer' });
      return { success: true as const, order: await followedOrder(context, db, moved) };
    });
  }),

  handle(calls.withdrawOrder, ({ body: { orderNumber } }, context) =>
    context.save(async (db) => {
      refuseIfSpoken(phoneWords.notHere.follow);
      const order = await heldOrder(context, db, orderNumber);
      const withdrawn = await withdrawFromOrder(context, db, order);
      return { success: true as const, order: await followedOrder(context, db, withdrawn) };
    }),
  ),
];

/** Access by the browser that placed the order, or by one that proved the phone ending or the code. */
function assertHeld({ lead: access }: FollowingContext, order: PlacedOrder | undefined): PlacedOrder {
  if (order && (access.holds(order.number) || access.holds(order.leadId))) return order;
  return refuse(403, problemCodes.notHolder, away);
}

const heldOrder = async (context: FollowingContext, db: Connection, orderNumber: string) =>
  assertHeld(context, await context.repositories.orders.findForChange(db, orderNumber));

const codeNeeded =
  'Para baixar os seus dados, toque em “Ver outro pedido” e abra este de novo com o código que enviamos para o seu contato.';

const away = 'Por segurança, o acesso terminou. Informe de novo o número do pedido e o final do celular.';
