import { followedOrder } from './followed-order.ts';
import { schedule } from './lead/answers.ts';
import { leadView } from './lead/lead-view.ts';
import { problemSchema } from './problem.ts';
import { callRecord, eventRecord, leadRecord, orderRecord, visitRecord } from './systems/records.ts';

/** Names of schemas in the API document, wherever they occur. Bodies, responses and events are named by their call. */
export const schemaNames = {
  Problem: problemSchema,
  Visit: schedule,
  FollowedOrder: followedOrder,
  LeadView: leadView,
  OrderRecord: orderRecord,
  LeadRecord: leadRecord,
  CallRecord: callRecord,
  VisitRecord: visitRecord,
  EventRecord: eventRecord,
};
