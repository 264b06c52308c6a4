import { clockMinutePattern, formatMinute, minuteInBrasilia } from '../../../src/brazil/clock-minute.ts';
import { dayInBrasilia, toIsoDate } from '../../../src/brazil/date.ts';
import { readableName } from '../../../src/brazil/with-capitals.ts';
import type { BodyOf } from '../../../src/contract/endpoint.ts';
import { isWorkEnd, type LeadWork } from '../../../src/contract/lead/lead-work.ts';
import { mayDo } from '../../../src/contract/panel/access/rights.ts';
import { sessionProblems } from '../../../src/contract/panel/access/session.ts';
import type { AuditAction } from '../../../src/contract/panel/audit.ts';
import * as calls from '../../../src/contract/panel/lead-work.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { kept } from '../../database/retention-ages.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { maskedFieldsOf } from '../../leads/answers/personal-fields.ts';
import type { Lead } from '../../leads/lead.ts';
import { toListedWork } from '../../leads/lead-work-repository.ts';
import { putTeamLink } from '../../leads/put-lead-link.ts';
import { listRead } from '../list-file.ts';
import { pageOf, rowsToRead } from '../page-of.ts';
import { handleOperator, handleReading, handleSaving, type PanelContext } from '../panel-call.ts';
import { leadForChange } from './lead-calls.ts';

const done = { success: true as const };

export const leadWorkCalls = [
  handleOperator(calls.listDueLeads, async ({ query: { owner } }, context) => {
    const { database, repositories, operator, clock, providers, audit } = context;
    const part = { owner, operatorId: operator.id, many: rowsToRead };
    const rows = await database.read((db) => repositories.leadList.due(db, part, clock()));
    const { page, next } = pageOf(rows, ({ id }) => id);
    // One's own work, which stands on the start page and in the head: opening each is logged.
    if (page.some(({ owner_id }) => owner_id !== operator.id))
      await database.write((db) => audit(db, ...listRead('leads', { owner, due: 'now' })));
    const leads = page.map((row) => ({
      ...{ id: row.id, protocol: row.protocol, name: readableName(row.name ?? ''), note: row.note ?? '' },
      plan: row.plan_sku === null ? '' : providers.planLists.titleOf(row.plan_sku),
      phone: maskedFieldsOf({ phone: row.phone }),
      ...toListedWork(row),
    }));
    return { leads, more: next !== null };
  }),

  handleReading(calls.listSellers, async (db, _input, { repositories }) => ({
    sellers: (await repositories.operators.all(db))
      .filter(({ role }) => mayDo(role, 'leads.work'))
      .map(({ id, name, disabledAt }) => ({ id, name, isActive: disabledAt === null })),
  })),

  handleSaving(calls.setLeadOwner, async (db, { params: { id }, body: { from, to } }, context) => {
    const { repositories, operator, clock } = context;
    await leadForChange(context, db, id);
    const { owner } = await repositories.leadWorks.of(db, id);
    if ((owner?.id ?? null) !== from) refuse(409, 'taken', owner === null ? freed : heldBy(owner.name));
    if (to === from) return done;
    assertMayGive(operator, [from, to]);
    const given = to === null || to === operator.id ? '' : await sellerNamed(context, db, to);
    await repositories.leadWorks.change(db, id, ownedBy(to), clock());
    const taken = to === operator.id ? 'lead.taken' : 'lead.assigned';
    await note(context, db, id, to === null ? 'lead.handed-back' : taken, given);
    return done;
  }),

  handleSaving(calls.changeLeadWork, async (db, { params: { id }, body }, context) => {
    const { repositories, operator, clock } = context;
    const { lead, work: before } = await workFor(context, db, id);
    if (before.status !== body.from || before.nextDay !== (body.fromDay ?? null))
      refuse(412, problemCodes.stale, changedMeanwhile);
    const ownerId = before.owner?.id ?? operator.id;
    const ending = await endingOf(context, db, body, { lead, before, ownerId });
    await repositories.leadWorks.change(db, id, { status: body.to, owner_id: ownerId, ...ending }, clock());
    const { outcome, order_number, next_day } = ending;
    const moved = body.from === body.to ? body.to : `${body.from} → ${body.to}`;
    const told = [moved, outcome, order_number, next_day && formatMinute(next_day)];
    await note(context, db, id, 'lead.changed', told.filter(Boolean).join(' · '));
    return done;
  }),

  handleSaving(calls.addLeadNote, async (db, { params: { id }, body: { text } }, context) => {
    const { repositories, operator, clock } = context;
    await leadForChange(context, db, id);
    await repositories.leadNotes.add(db, { of: id, operatorId: operator.id, text }, clock());
    await note(context, db, id, 'lead.noted');
    return {};
  }),

  handleSaving(calls.sendLinkToLead, async (db, { params: { id } }, context) => {
    const { lead } = await workFor(context, db, id);
    await putTeamLink(context, db, lead);
    await note(context, db, id, 'lead.link-sent');
    return done;
  }),
];

const note = (
  { audit }: PanelContext,
  db: Connection,
  leadId: string,
  action: Extract<AuditAction, `lead.${string}`>,
  detail = '',
) => audit(db, action, 'lead', leadId, detail);

/** A day that nobody is reminded of would be missed. */
const ownedBy = (to: string | null) => (to === null ? { owner_id: null, next_day: null } : { owner_id: to });

/** Taking what is nobody's and giving back one's own is for every seller. */
function assertMayGive({ id, role }: PanelContext['operator'], owners: readonly (string | null)[]): void {
  const isOwn = owners.every((one) => one === null || one === id);
  if (!isOwn && !mayDo(role, 'leads.assign')) refuse(403, sessionProblems.noRight, mayNotAssign);
}

async function sellerNamed({ repositories }: PanelContext, db: Connection, id: string): Promise<string> {
  const found = await repositories.operators.find(db, id);
  if (found === undefined || found.disabledAt !== null || !mayDo(found.role, 'leads.work'))
    return refuseField('to', noSeller);
  return found.name;
}

/** An open lead, locked, and the work on it; refused where a colleague has the lead. */
export async function workFor(context: PanelContext, db: Connection, id: string) {
  const lead = await leadForChange(context, db, id);
  const { operator, repositories } = context;
  const work = await repositories.leadWorks.of(db, id);
  const { owner } = work;
  if (owner !== null && owner.id !== operator.id && !mayDo(operator.role, 'leads.assign'))
    refuse(409, 'taken', heldBy(owner.name));
  return { lead, work };
}

/** A contact that is sold to on the phone is the seller's, unless it is somebody's already. */
export async function takeForPhoneOrder(
  context: PanelContext,
  db: Connection,
  id: string,
  { owner, status }: LeadWork,
): Promise<void> {
  const { repositories, operator, clock, audit } = context;
  const taken = { owner_id: owner?.id ?? operator.id, ...(status === 'new' && { status: 'talking' }) };
  await repositories.leadWorks.change(db, id, taken, clock());
  if (owner === null) await note(context, db, id, 'lead.taken');
  if (status === 'new') await note(context, db, id, 'lead.changed', 'new → talking');
  await audit(db, 'conversations.called', 'lead', id);
}

/** What belongs to the status alone: why it is lost, the order of one that is won, or when it is contacted next. */
async function endingOf(
  context: PanelContext,
  db: Connection,
  { to, nextDay, reason, order }: BodyOf<typeof calls.changeLeadWork>,
  { lead, before, ownerId }: WonLead,
) {
  const { repositories } = context;
  const nothing = { outcome: null, order_number: null, next_day: null };
  const earlier = before.orderNumber;
  if (earlier !== null && (to !== 'won' || order !== earlier)) {
    await repositories.orders.takeSellerBack(db, earlier, lead.id);
    await noteOfOrder(context, db, earlier);
  }
  if (to === 'lost') return { ...nothing, outcome: reason ?? refuseField('reason', noReason) };
  if (!isWorkEnd(to)) {
    if (nextDay !== undefined && nextDay !== before.nextDay) assertIsAhead(nextDay, lead, context);
    return { ...nothing, next_day: nextDay ?? null };
  }
  const number = order ?? refuseField('order', noOrder);
  if (number !== earlier) await credit(context, db, number, { lead, before, ownerId });
  return { ...nothing, order_number: number };
}

/** Of a day or minute that is chosen now; one that was chosen before may be over. */
function assertIsAhead(day: string, { updated_at }: Lead, { today, clock }: PanelContext): void {
  if (day < toIsoDate(today)) refuseField('nextDay', dayIsOver);
  if (clockMinutePattern.test(day) && day < minuteInBrasilia(clock().getTime()))
    refuseField('nextDay', hourIsOver);
  const endsOn = dayOf(Date.parse(updated_at) + kept.contactOfAbandoned);
  if (day >= endsOn) refuseField('nextDay', isGoneBy(endsOn));
}

interface WonLead {
  readonly lead: Lead;
  readonly before: LeadWork;
  readonly ownerId: string;
}

/** Notes who sold an order that was placed elsewhere, if it can have come of this lead. */
async function credit(
  context: PanelContext,
  db: Connection,
  number: string,
  { lead, ownerId }: WonLead,
): Promise<void> {
  const { repositories, operator } = context;
  const order = (await repositories.orders.findForChange(db, number)) ?? refuseField('order', unknownOrder);
  if (order.createdAt < lead.created_at) refuseField('order', placedBefore);
  if (order.sellerId !== null && order.sellerId !== ownerId) refuseField('order', soldByOther);
  const buyer = await repositories.leads.find(db, order.leadId);
  const isSame = proofsOfPerson.some((field) => lead[field] !== null && lead[field] === buyer?.[field]);
  if (!isSame && !mayDo(operator.role, 'leads.assign')) refuseField('order', ofSomebodyElse);
  await repositories.orders.noteSeller(db, number, ownerId);
  const seller = await repositories.operators.find(db, ownerId);
  await noteOfOrder(context, db, number, seller?.name);
}

const proofsOfPerson = ['phone', 'email', 'cpf', 'cnpj'] as const;

const noteOfOrder = ({ audit }: PanelContext, db: Connection, number: string, detail = '') =>
  audit(db, 'order.credited', 'order', number, detail);

const dayOf = (at: number): string => toIsoDate(dayInBrasilia(at));

const heldBy = (name: string) => `${name} está com este contato. Fale com quem está ou com a gestão.`;
const freed = 'Este contato acabou de ficar sem responsável. Veja como ele está agora.';
const mayNotAssign = 'Quem passa contatos de uma pessoa a outra é a gestão.';
const noSeller = 'Escolha uma pessoa da equipe que atende contatos.';
const changedMeanwhile = 'O andamento mudou enquanto você olhava. Veja como ele está agora.';
const noReason = 'Escolha o motivo.';
const hourIsOver = 'Escolha uma hora que ainda vem.';
const dayIsOver = 'Escolha hoje ou um dia que ainda vem.';
const isGoneBy = (day: string) =>
  `Este contato é apagado em ${formatMinute(day)}, pelo prazo de guarda. Escolha um dia antes.`;
const noOrder = 'Escreva o número do pedido.';
const placedBefore = 'Este pedido é de antes deste contato. Confira o número com o cliente ou em Pedidos.';
const soldByOther = 'Este pedido já tem quem vendeu. Se não foi essa pessoa, fale com a gestão.';
const ofSomebodyElse =
  'Nem o celular, nem o e-mail, nem o documento deste pedido são os deste contato. Confira o número; se estiver certo, a gestão pode informar.';
const unknownOrder = 'Não há pedido com este número. Confira com o cliente ou em Pedidos.';
