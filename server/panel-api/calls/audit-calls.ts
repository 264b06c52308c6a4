import { listAudit } from '../../../src/contract/panel/audit.ts';
import { pageOf } from '../page-of.ts';
import { handleOperator } from '../panel-call.ts';

const perPage = 50;

export const auditCalls = [
  handleOperator(listAudit, async ({ query: { operator, after, ...filter } }, { database, repositories }) => {
    const found = await database.read((db) =>
      repositories.auditLog.list(db, { ...filter, operatorId: operator, before: after, many: perPage + 1 }),
    );
    const { page: entries, next } = pageOf(found, perPage, ({ id }) => id);
    return { entries, next };
  }),
];
