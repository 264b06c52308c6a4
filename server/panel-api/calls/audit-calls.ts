import { listAudit } from '../../../src/contract/panel/audit.ts';
import { pageOf, rowsToRead } from '../page-of.ts';
import { handleOperator } from '../panel-call.ts';

export const auditCalls = [
  handleOperator(listAudit, async ({ query: { operator, after, ...filter } }, { database, repositories }) => {
    const found = await database.read((db) =>
      repositories.auditLog.list(db, { ...filter, operatorId: operator, before: after, many: rowsToRead }),
    );
    const { page: entries, next } = pageOf(found, ({ id }) => id);
    return { entries, next };
  }),
];
