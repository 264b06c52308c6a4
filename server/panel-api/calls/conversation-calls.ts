import {
  decideSentenceGroup,
  listSentenceGroups,
  readSentenceGroup,
} from '../../../src/contract/panel/teaching.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import {
  decideGroup,
  differingOf,
  findGroup,
  listGroups,
  sentencesOf,
} from '../../teaching/sentence-groups.ts';
import { readAct } from '../../understanding/acts.ts';
import { pageOf, rowsToRead } from '../page-of.ts';
import { handleReading, handleSaving } from '../panel-call.ts';

export const conversationCalls = [
  handleReading(listSentenceGroups, async (db, { query: { after, ...part } }, { clock }) => {
    const whole = { ...part, after: placeIn(after), many: rowsToRead };
    const found = await listGroups(db, whole, clock());
    const { page, next } = pageOf(found, ({ many, id }) => `${many} ${id}`);
    return { groups: page, next };
  }),

  handleReading(readSentenceGroup, async (db, { params: { id } }, { clock }) => ({
    sentences: await sentencesOf(db, id, clock()),
  })),

  handleSaving(decideSentenceGroup, async (db, { params: { id }, body }, context) => {
    const { audit, clock, operator, repositories } = context;
    const act = body.state === 'taught' ? body.act : null;
    if (act !== null && readAct(act) === null) refuseField('act', noAct);
    await groupOf(db, id, clock());
    const detail = [body.state, act].filter(Boolean).join(' ');
    await audit(db, 'conversation.decided', 'conversation', id, detail);
    await decideGroup(db, id, { state: body.state, act });
    const told = act === null ? { sentences: [], shown: new Map() } : await differingOf(db, id);
    const teaching = { group: id, act: act ?? '', author: operator.name, ...told };
    const rows = await repositories.taughtRows.teach(db, teaching, clock());
    return { group: await groupOf(db, id, clock()), rows };
  }),
];

const groupOf = async (db: Connection, id: string, now: Date) =>
  (await findGroup(db, id, now)) ?? refuse(404, problemCodes.notFound, gone);

/** Parses the cursor; an invalid one starts at the first page. */
function placeIn(after: string | undefined): { many: number; id: string } | undefined {
  const [, many, id] = /^(\d{1,9}) ([0-9a-f-]{36})$/.exec(after ?? '') ?? [];
  return id === undefined ? undefined : { many: Number(many), id };
}

const noAct = 'Escolha o que as frases deste grupo querem.';
const gone = 'Este grupo não existe mais: o prazo de guarda das frases terminou.';
