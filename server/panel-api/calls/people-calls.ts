import { exportPerson } from '../../../src/contract/panel/people.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { refuse } from '../../http/refusal.ts';
import { sectionsOfDocument } from '../../person-data/person-by-document.ts';
import { personDataFile } from '../../person-data/person-data-file.ts';
import { handleOperator } from '../panel-call.ts';

export const peopleCalls = [
  handleOperator(exportPerson, ({ body: { document } }, { database, repositories, audit, clock }) =>
    database
      .write(async (db) => {
        const sections = await sectionsOfDocument(repositories, db, document);
        // Recorded even if nothing was found; the document itself is never logged.
        const subjectId = repositories.leads.keyOfText(document);
        await audit(db, { action: 'person.exported', subject: 'person', subjectId });
        return sections.length === 0 ? null : { data: personDataFile(sections, false, clock()) };
      })
      .then((found) => found ?? refuse(404, problemCodes.notFound, 'Não guardamos nada com este documento.')),
  ),
];
