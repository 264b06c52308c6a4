import type { AuditSubject } from '../../../src/contract/panel/audit.ts';
import type { FoundKind } from '../../../src/contract/panel/find.ts';
import { erasePerson, exportPerson, readPerson } from '../../../src/contract/panel/people.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { refuse } from '../../http/refusal.ts';
import { eraseDocument } from '../../person-data/erase-document.ts';
import { personDataFile } from '../../person-data/person-data-file.ts';
import { sectionsOfDocument } from '../../person-data/sections-of-document.ts';
import { knownPerson } from '../known-person.ts';
import { handleOperator, handleWriting } from '../panel-call.ts';

const subjects: Readonly<Record<FoundKind, AuditSubject>> = {
  orders: 'order',
  leads: 'lead',
  renewals: 'renewal',
  conversations: 'conversation',
};

export const peopleCalls = [
  handleWriting(readPerson, async (db, { params: { kind, id } }, context) => {
    const person = await knownPerson(context, db, kind, id);
    if (person === undefined) return refuse(404, problemCodes.notFound, gone);
    await context.audit(db, 'person.opened', subjects[kind], id);
    return person;
  }),

  handleOperator(exportPerson, ({ body: { document } }, { database, repositories, audit, clock }) =>
    database
      .write(async (db) => {
        const sections = await sectionsOfDocument(repositories, db, document);
        // Recorded even if nothing was found; the document itself is never logged.
        await audit(db, 'person.exported', 'person', repositories.leads.keyOfText(document));
        return sections.length === 0 ? null : { data: personDataFile(sections, false, clock()) };
      })
      .then((found) => found ?? refuse(404, problemCodes.notFound, 'Não guardamos nada com este documento.')),
  ),

  handleOperator(erasePerson, async ({ body: { document, reason } }, context) => {
    const { repositories, audit, clock } = context;
    const now = clock();
    let erasedIds: readonly string[] = [];
    const answer = await context.save(async (db) => {
      const erasure = await eraseDocument(repositories, db, document, now);
      erasedIds = erasure.erasedIds;
      const erased = erasedIds.length;
      const kept = erasure.kept.reduce((sum, { count }) => sum + count, 0);
      const detail = `${reason}; erased: ${erased}; kept: ${kept}`;
      await audit(db, 'person.erased', 'person', repositories.leads.keyOfText(document), detail);
      return { erased, kept: erasure.kept };
    });
    for (const id of erasedIds) repositories.erasures.writeDown(id, now);
    return answer;
  }),
];

const gone = 'Este registro não existe, foi apagado ou passou do prazo de guarda.';
