import { mayDo, type Right } from '../../../src/contract/panel/access/rights.ts';
import { type FoundKind, findRecords, foundKinds } from '../../../src/contract/panel/find.ts';
import { listedOf } from '../conversation-detail.ts';
import { listRead } from '../list-file.ts';
import { handleOperator } from '../panel-call.ts';
import { toListed } from './lead-calls.ts';

/** Of each kind; the lists show all. */
const shown = 6;

const rightOf: Readonly<Record<FoundKind, Right>> = {
  orders: 'orders.see',
  leads: 'leads.see',
  renewals: 'orders.see',
  conversations: 'conversations.see',
};

export const findCalls = [
  handleOperator(findRecords, async ({ body }, { database, repositories, operator, audit, clock }) => {
    const { orderList, leadList, renewalList, conversationList } = repositories;
    const now = clock();
    const part = { ...body, operatorId: operator.id, many: shown + 1 };
    const found = await database.read(async (db) => ({
      orders: (await orderList.list(db, part)).rows,
      leads: (await leadList.list(db, part, now)).rows.map(toListed),
      renewals: (await renewalList.list(db, part, now)).rows,
      conversations: (
        await conversationList.search(db, { ...(await leadList.meant(db, body.search)), ...part }, now)
      ).map(listedOf),
    }));
    await database.write((db) => audit(db, ...listRead('search', body)));
    const of = <Kind extends FoundKind>(kind: Kind): (typeof found)[Kind] | [] =>
      mayDo(operator.role, rightOf[kind]) ? found[kind] : [];
    return {
      orders: of('orders').slice(0, shown),
      leads: of('leads').slice(0, shown),
      renewals: of('renewals').slice(0, shown),
      conversations: of('conversations').slice(0, shown),
      more: foundKinds.filter((kind) => of(kind).length > shown),
    };
  }),
];
