import {
  auditActionWords,
  auditDetailWords,
  auditSubjectWords,
  readableDetail,
} from '../../../src/content/operator/audit-words.ts';
import * as calls from '../../../src/contract/panel/audit.ts';
import { handleList, type ListFile, minuteOf, readPage } from '../list-file.ts';

const file: ListFile<calls.AuditFilter, calls.AuditEntry> = {
  ...calls.auditFile,
  right: 'audit.see',
  list: 'audit',
  page: async ({ repositories }, db, part) => ({ rows: await repositories.auditLog.list(db, part) }),
  placeOf: ({ id }) => id,
  columns: [
    ['Quando', ({ at }) => minuteOf(at)],
    ['Quem', ({ operator }) => operator],
    ['O que', ({ action }) => auditActionWords[action]],
    ['Registro', ({ subject }) => auditSubjectWords[subject]],
    ['Número', ({ subjectId }) => subjectId],
    ['Detalhe', ({ detail }) => readableDetail(auditDetailWords, detail)],
  ],
};

export const auditCalls = [
  handleList(file, calls.listAudit, async ({ query }, context) => {
    const { page: entries, next } = await readPage(file, query, context);
    return { entries, next };
  }),
];
