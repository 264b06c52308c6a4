import { minuteInBrasilia } from '../../../src/brazil/clock-minute.ts';
import { type ReviewDecision, reviewDecision } from '../../../src/contract/lead/review-decision.ts';
import { mayDo } from '../../../src/contract/panel/access/rights.ts';
import { sessionProblems } from '../../../src/contract/panel/access/session.ts';
import type { AuditAction } from '../../../src/contract/panel/audit.ts';
import {
  type QueueName,
  queueOutcomes,
  queueRights,
  type ReviewReason,
  reviewReasons,
  staysOpen,
} from '../../../src/contract/panel/queue-outcomes.ts';
import type { QueueItem } from '../../../src/contract/panel/queues.ts';
import * as calls from '../../../src/contract/panel/queues.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { decideReview } from '../../leads/analysis/decide-review.ts';
import { reviewBasis } from '../../leads/analysis/review-basis.ts';
import { handBack, reopen, resolve, take } from '../../queues/queue-work.ts';
import { handleReading, handleSaving, type PanelContext } from '../panel-call.ts';
import { queueItems } from '../queues/queue-items.ts';
import { type PageEnd, type QueuedWork, queueCounts, queuedWork, queuePage } from '../queues/queue-pages.ts';

const perPage = 25;

export const queueCalls = [
  handleReading(calls.countQueues, async (db, _input, { clock }) => ({
    counts: await queueCounts(db, clock()),
  })),

  handleReading(calls.listQueue, async (db, { params: { queue }, query: { part, after } }, context) => {
    const asked = { queue, part, operatorId: context.operator.id, after: pageEnd(after), perPage };
    const { works, next } = await queuePage(db, asked, context.clock());
    return { items: await toItems(context, db, queue, works), next: next && cursorOf(next) };
  }),

  handleSaving(calls.takeItem, async (db, { params }, context) => {
    const { operator, clock, audit } = context;
    assertMayResolve(context, params.queue);
    const before = await found(context, db, params);
    const isTaken = await take(db, { ...params, operatorId: operator.id }, clock());
    if (!isTaken) return refuse(409, 'taken', before.resolved ? alreadyResolved : takenByOther);
    // Claiming reveals the contact, so it is recorded in the audit log.
    if (before.taken?.by !== operator.id) await audit(db, ...note('queue.taken', params));
    return { item: await item(context, db, params) };
  }),

  handleSaving(calls.handBackItem, async (db, { params }, context) => {
    await found(context, db, params);
    const isBack = await handBack(db, { ...params, operatorId: context.operator.id }, context.clock());
    if (!isBack) return refuse(409, 'not-held', notHeld);
    await context.audit(db, ...note('queue.handed-back', params));
    return { item: await item(context, db, params) };
  }),

  handleSaving(
    calls.resolveItem,
    async (db, { params, body: { outcome, note: words, callAfter, reason } }, context) => {
      const { operator, clock, audit } = context;
      const { queue, id } = params;
      assertOutcome(queue, outcome);
      assertMayResolve(context, queue);
      await found(context, db, params);
      const isAttempt = staysOpen(outcome);
      assertCallAfter(callAfter, isAttempt, clock());
      const resolution = { outcome, note: words?.trim() || null, callAfter: callAfter ?? null };
      const work = { ...params, operatorId: operator.id };
      if (!(await resolve(db, work, resolution, clock()))) return refuse(409, 'not-held', notHeld);
      // The decision notifies the visitor and updates the document's verdict.
      const decision = queue === 'reviews' ? reviewDecision.parse(outcome) : null;
      if (decision !== null) {
        assertReason(decision, reason);
        const decided = { reviewId: id, decision, reason, by: operator.id, note: resolution.note };
        await decideReview(context, db, decided);
      }
      const about = [outcome, decision && reason].filter(Boolean).join(' ');
      await audit(db, ...note(isAttempt ? 'queue.attempted' : 'queue.treated', params, about));
      return { item: await item(context, db, params) };
    },
  ),

  handleReading(
    calls.readReviewBasis,
    async (db, { params: { id } }, context) =>
      (await reviewBasis(context, db, id)) ?? refuse(404, problemCodes.notFound, gone),
  ),

  handleSaving(calls.reopenItem, async (db, { params }, context) => {
    await found(context, db, params);
    assertMayResolve(context, params.queue);
    const isOpen = await reopen(db, { ...params, operatorId: context.operator.id }, context.clock());
    if (!isOpen) return refuse(409, 'not-treated', notResolved);
    await context.audit(db, ...note('queue.reopened', params));
    return { item: await item(context, db, params) };
  }),
];

interface ItemPath {
  readonly queue: QueueName;
  readonly id: string;
}

const note = (action: AuditAction, { queue, id }: ItemPath, detail = '') =>
  [action, 'queue', id, `${queue} ${detail}`.trim()] as const;

const toItems = (
  { operator, clock, providers }: PanelContext,
  db: Connection,
  queue: QueueName,
  works: readonly QueuedWork[],
): Promise<QueueItem[]> =>
  queueItems(db, queue, works, { operatorId: operator.id, now: clock(), planLists: providers.planLists });

async function found({ clock }: PanelContext, db: Connection, { queue, id }: ItemPath): Promise<QueuedWork> {
  return (await queuedWork(db, queue, id, clock())) ?? refuse(404, problemCodes.notFound, gone);
}

async function item(context: PanelContext, db: Connection, path: ItemPath): Promise<QueueItem> {
  const [one] = await toItems(context, db, path.queue, [await found(context, db, path)]);
  return one ?? refuse(404, problemCodes.notFound, gone);
}

function assertOutcome(queue: QueueName, outcome: string): void {
  if (!queueOutcomes[queue].some((known) => known === outcome)) refuseField('outcome', otherOutcome);
}

function assertReason(decision: ReviewDecision, reason: ReviewReason | undefined): void {
  if (!reviewReasons[decision].some((known) => known === reason)) refuseField('reason', reasonWanted);
}

/** A time to call again needs an unsuccessful attempt and has to be in the future. */
function assertCallAfter(callAfter: string | undefined, isAttempt: boolean, now: Date): void {
  if (callAfter === undefined) return;
  if (!isAttempt || callAfter <= minuteInBrasilia(now.getTime())) refuseField('callAfter', laterWanted);
}

/** Deciding on a review needs its own right, because it decides on an order. */
function assertMayResolve({ operator }: PanelContext, queue: QueueName): void {
  if (!mayDo(operator.role, queueRights[queue])) refuse(403, sessionProblems.noRight, mayNotDecide);
}

const cursorOf = ({ run, position, id }: PageEnd): string => `${run} ${position} ${id}`;

/** Parses the cursor; an invalid one starts at the first page. */
function pageEnd(after: string | undefined): PageEnd | undefined {
  const [, run, position, id] = /^(\d) (\S{16,36}) ([0-9a-f-]{36})$/.exec(after ?? '') ?? [];
  return position === undefined || id === undefined ? undefined : { run: Number(run), position, id };
}

const takenByOther = 'Outra pessoa da equipe já está com este atendimento.';
const alreadyResolved = 'Este atendimento já foi concluído.';
const notHeld =
  'Este atendimento não está mais com você: ele voltou para a fila depois de um tempo parado ou foi concluído.';
const notResolved = 'Este atendimento já está aberto de novo.';
const gone = 'Este atendimento não existe mais: o prazo de guarda terminou ou ele foi apagado.';
const otherOutcome = 'Escolha um resultado desta fila.';
const reasonWanted = 'Escolha o motivo da decisão.';
const laterWanted = 'Escolha um horário que ainda não passou.';
const mayNotDecide = 'Seu perfil não decide análises. Devolva à fila e fale com a gestão.';
