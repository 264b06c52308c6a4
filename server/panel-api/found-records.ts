import { mayDo, type Right } from '../../src/contract/panel/access/rights.ts';
import type { FoundKind } from '../../src/contract/panel/find.ts';
import type { Connection } from '../database/database.ts';
import type { Looked } from '../leads/lists/read-search.ts';
import { toListed } from './calls/lead-calls.ts';
import { listedOf } from './conversation-detail.ts';
import type { PanelContext } from './panel-call.ts';

const rightOf: Readonly<Record<FoundKind, Right>> = {
  orders: 'orders.see',
  leads: 'leads.see',
  renewals: 'orders.see',
  conversations: 'conversations.see',
};

/** The records of each kind that the operator may see, the newest first. */
export async function foundRecords(
  context: Pick<PanelContext, 'repositories' | 'providers' | 'operator' | 'clock'>,
  db: Connection,
  looked: Looked,
  many: number,
) {
  const { operator, clock } = context;
  const { orderList, leadList, renewalList, conversationList } = context.repositories;
  const now = clock();
  const part = { ...looked, operatorId: operator.id, many };
  const meant = { search: '', ...(await leadList.meant(db, looked)), ...looked };
  const talks = await conversationList.list(db, { operatorId: operator.id, many, meant }, now);
  const of = <Row>(kind: FoundKind, rows: Row[]): Row[] => (mayDo(operator.role, rightOf[kind]) ? rows : []);
  return {
    orders: of('orders', (await orderList.list(db, part)).rows),
    leads: of('leads', (await leadList.list(db, part, now)).rows.map(toListed)),
    renewals: of('renewals', (await renewalList.list(db, part, now)).rows),
    conversations: of('conversations', talks.map(await listedOf(context, db, talks))),
  };
}
