import { listAudit } from '../../../src/contract/panel/audit.ts';
import { pageOf, rowsToRead } from '../page-of.ts';
import { handleReading } from '../panel-call.ts';

export const auditCalls = [
  handleReading(listAudit, async (db, { query }, { repositories }) => {
    const found = await repositories.auditLog.list(db, { ...query, many: rowsToRead });
    const { page: entries, next } = pageOf(found, ({ id }) => id);
    return { entries, next };
  }),
];
