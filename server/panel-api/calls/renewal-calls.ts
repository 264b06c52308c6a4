import { csvAmount } from '../../../src/brazil/csv-line.ts';
import { toCents } from '../../../src/brazil/money.ts';
import { renewalStateWords } from '../../../src/content/operator/list-words.ts';
import * as calls from '../../../src/contract/panel/renewals.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import { maskedFieldsOf, shownField } from '../../leads/answers/personal-fields.ts';
import { listedRenewal } from '../../renewals/listed-renewal.ts';
import { nextWorkState, type PlacedRenewal, workStateOf } from '../../renewals/placed-renewal.ts';
import { handleList, type ListFile, minuteOf, readLoggedPage } from '../list-file.ts';
import { handleSaving, handleWriting, type PanelContext } from '../panel-call.ts';
import { renewalTimeline } from '../timeline.ts';

const renewalFile: ListFile<calls.RenewalFilter, calls.ListedRenewal> = {
  ...calls.renewalList.file,
  page: ({ repositories, clock }, db, part) => repositories.renewalList.list(db, part, clock()),
  placeOf: ({ placedAt, number }) => `${placedAt} ${number}`,
  columns: [
    ['Renovação', ({ number }) => number],
    ['Feita em', ({ placedAt }) => minuteOf(placedAt)],
    ['Situação', ({ state }) => renewalStateWords[state]],
    ['Nome', ({ name }) => name],
    ['CPF', ({ document }) => document],
    ['Plano de antes', ({ presentPlan }) => presentPlan],
    ['Plano novo', ({ plan }) => plan],
    ['Mensalidade', ({ priceCents }) => csvAmount(priceCents)],
  ],
};

export const renewalCalls = [
  handleList(renewalFile, calls.listRenewals, async ({ body }, context) => {
    const { page: renewals, next } = await readLoggedPage(renewalFile, body, context);
    return { renewals, next };
  }),

  handleWriting(calls.readRenewal, async (db, { params: { number } }, context) => {
    const { repositories, audit, clock } = context;
    const placed = await renewalFor(context, db, number);
    const { protocol, record } = placed.renewal;
    const listed = listedRenewal(placed, clock());
    const timeline = await renewalTimeline(repositories, db, number, { renewals: [listed] });
    await audit(db, 'renewal.opened', 'renewal', number);
    return {
      renewal: {
        ...listed,
        protocol,
        presentPriceCents: toCents(record.present.price),
        directDebit: placed.directDebit,
        carriedOutFrom: placed.carriedOutFrom,
        objectedAt: placed.objectedAt,
        personal: maskedFieldsOf(record),
        mayBecome: nextWorkState(workStateOf(placed, clock())),
        timeline,
      },
    };
  }),

  handleWriting(calls.showRenewalField, async (db, { params: { number }, body: { field } }, context) => {
    const { renewal } = await renewalFor(context, db, number);
    const value = shownField(renewal.record, field);
    if (value === null) refuse(404, problemCodes.notFound, 'Este dado não está guardado.');
    await context.audit(db, 'personal.shown', 'renewal', number, field);
    return { value };
  }),

  handleSaving(calls.addRenewalNote, async (db, { params: { number }, body: { text } }, context) => {
    const { repositories, operator, clock, audit } = context;
    await renewalFor(context, db, number);
    await repositories.renewalNotes.add(db, { of: number, operatorId: operator.id, text }, clock());
    await audit(db, 'renewal.noted', 'renewal', number);
    return {};
  }),

  handleSaving(calls.changeRenewalState, async (db, { params: { number }, body: { from, to } }, context) => {
    const { repositories, operator, clock, audit } = context;
    const state = workStateOf(await renewalFor(context, db, number), clock());
    const change = { number, operatorId: operator.id, from, to };
    if (state !== from) return refuseStale();
    if (nextWorkState(from) !== to) return refuse(409, problemCodes.finished, notYet);
    if (!(await repositories.renewalWork.change(db, change, clock()))) return refuseStale();
    await audit(db, 'renewal.changed', 'renewal', number, `${from} → ${to}`);
    return { state: to };
  }),
];

const notYet = 'Só uma renovação confirmada pode ser efetivada.';

const refuseStale = (): never =>
  refuse(412, problemCodes.stale, 'A renovação mudou enquanto você olhava. Veja como ela está agora.');

const renewalFor = async (
  { repositories }: PanelContext,
  db: Connection,
  number: string,
): Promise<PlacedRenewal> => (await repositories.renewals.placed(db, number)) ?? refuseUnknown();

const refuseUnknown = (): never => refuse(404, problemCodes.notFound, 'Esta renovação não existe.');
