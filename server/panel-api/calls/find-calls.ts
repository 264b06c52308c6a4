import { findRecords, foundKinds } from '../../../src/contract/panel/find.ts';
import { foundRecords } from '../found-records.ts';
import { listRead } from '../list-file.ts';
import { handleOperator } from '../panel-call.ts';

/** Of each kind; the lists show all. */
const shown = 6;

export const findCalls = [
  handleOperator(findRecords, async ({ body }, context) => {
    const { database, audit } = context;
    const found = await database.read((db) => foundRecords(context, db, body, shown + 1));
    await database.write((db) => audit(db, ...listRead('search', body)));
    return {
      orders: found.orders.slice(0, shown),
      leads: found.leads.slice(0, shown),
      renewals: found.renewals.slice(0, shown),
      conversations: found.conversations.slice(0, shown),
      more: foundKinds.filter((kind) => found[kind].length > shown),
    };
  }),
];
