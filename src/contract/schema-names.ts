import * as z from 'zod/mini';
import { followedOrder } from './followed-order.ts';
import { schedule } from './lead/answers.ts';
import { leadView } from './lead/lead-view.ts';
import { plan } from './offer/plan.ts';
import { problemSchema } from './problem.ts';
import { callRecord, eventRecord, leadRecord, orderRecord, visitRecord } from './systems/records.ts';
import { webhookBodies } from './webhooks/webhook-events.ts';

/** Names of schemas in the API document, wherever they occur. Bodies and responses are named by their call. */
export const schemaNames = z.registry<{ id: string }>();

for (const [id, schema] of Object.entries({
  Problem: problemSchema,
  Plan: plan,
  Visit: schedule,
  FollowedOrder: followedOrder,
  LeadView: leadView,
  OrderRecord: orderRecord,
  LeadRecord: leadRecord,
  CallRecord: callRecord,
  VisitRecord: visitRecord,
  EventRecord: eventRecord,
  OrderPlaced: webhookBodies['order.placed'],
  OrderChanged: webhookBodies['order.changed'],
  RenewalPlaced: webhookBodies['renewal.placed'],
  RenewalObjected: webhookBodies['renewal.objected'],
  LeadAbandoned: webhookBodies['lead.abandoned'],
  CallRequested: webhookBodies['call.requested'],
}))
  schemaNames.add(schema, { id });
