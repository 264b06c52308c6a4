import { listAudit } from '../../../src/contract/panel/audit.ts';
import { pageOf, rowsToRead } from '../page-of.ts';
import { handleReading } from '../panel-call.ts';

export const auditCalls = [
  handleReading(listAudit, async (db, { query: { operator, after, ...filter } }, { repositories }) => {
    const part = { ...filter, operatorId: operator, before: after, many: rowsToRead };
    const found = await repositories.auditLog.list(db, part);
    const { page: entries, next } = pageOf(found, ({ id }) => id);
    return { entries, next };
  }),
];
