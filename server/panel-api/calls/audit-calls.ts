import { listAudit } from '../../../src/contract/panel/audit.ts';
import { handleOperator } from '../panel-call.ts';

const perPage = 50;

export const auditCalls = [
  handleOperator(listAudit, async ({ query: { operator, after, ...filter } }, { database, repositories }) => {
    const found = await database.read((db) =>
      repositories.auditLog.list(db, { ...filter, operatorId: operator, before: after, many: perPage + 1 }),
    );
    const entries = found.slice(0, perPage);
    return { entries, next: found.length > perPage ? (entries.at(-1)?.id ?? null) : null };
  }),
];
