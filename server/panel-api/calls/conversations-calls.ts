import { instantOf, minuteInBrasilia } from '../../../src/brazil/clock-minute.ts';
import { personWords } from '../../../src/content/conversation/person.ts';
import { hoursInWords } from '../../../src/content/opening-hours.ts';
import { lookUp } from '../../../src/contract/look-up.ts';
import type { AuditAction } from '../../../src/contract/panel/audit.ts';
import * as calls from '../../../src/contract/panel/conversations.ts';
import type { PersonalField } from '../../../src/contract/panel/opened-record.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { steps } from '../../../src/funnel/steps/steps.ts';
import type { FoundConversation } from '../../conversations/conversation-list.ts';
import { noteSeen } from '../../conversations/last-words.ts';
import { sentFileOf } from '../../conversations/media-types.ts';
import { firstNameOf } from '../../conversations/message-body.ts';
import { readOpeningHours } from '../../conversations/opening-hours.ts';
import type { Connection } from '../../database/database.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { maskedFieldsOf } from '../../leads/answers/personal-fields.ts';
import { putLeadLink } from '../../leads/put-lead-link.ts';
import { raiseTopic } from '../../live/live-topics.ts';
import { assertOpen, detailOf, mayAnswer, noteLook, openingOf } from '../conversation-detail.ts';
import { conversationFile } from '../conversation-file.ts';
import { conversationMediaFile } from '../conversation-media-file.ts';
import { handleList, listRead, readPage } from '../list-file.ts';
import { handleOperator, handleReading, handleWriting, type PanelContext } from '../panel-call.ts';
import { quickAnswers } from '../quick-answers.ts';
import { takeForPhoneOrder, workFor } from './lead-work-calls.ts';

export const conversationsCalls = [
  handleReading(calls.countConversations, async (db, _input, { repositories, operator, clock }) =>
    repositories.conversationList.counts(db, operator.id, clock()),
  ),

  handleList(conversationFile, calls.listConversations, async ({ body }, context) => {
    const { database, audit } = context;
    const { page, next } = await readPage(conversationFile, body, context);
    const look = listRead('conversations', body);
    // Open all day, it is read anew with every message; each search is logged.
    await database.write((db) => (body.search ? audit(db, ...look) : noteLook(context, db, look)));
    return { conversations: page.map(({ place: _, ...listed }) => listed), next };
  }),

  {
    ...handleWriting(calls.readConversation, async (db, { params: { id } }, context) => {
      const found = await conversationFor(context, db, id);
      await noteLook(context, db, openingOf(id));
      // A glance at who waits for the team, or for a colleague, leaves it unread.
      const isTheirs = found.by ? found.by.id === context.operator.id : found.state !== 'waiting';
      if (isTheirs && (await noteSeen(db, id, context.clock()))) await raiseTopic(db, 'conversations');
      return { conversation: await detailOf(context, db, found) };
    }),
    file: conversationMediaFile,
  },

  handleOperator(calls.changeConversation, ({ params: { id }, body }, context) => {
    const { operator, repositories } = context;
    const { conversationWork } = repositories;
    const detail = [body.does, 'outcome' in body && body.outcome].filter(Boolean).join(' ');
    return actOn(context, id, ['conversations.changed', detail], async (db, work, now, found) => {
      const isMine = found.state === 'person' && found.by?.id === operator.id;
      const told = async (isDone: boolean, text: string) => {
        if (isDone && text !== '') await conversationWork.tell(db, work, text, now);
        return isDone;
      };
      switch (body.does) {
        case 'take': {
          const joined = isMine ? '' : personWords.joined(firstNameOf(operator.name));
          return told(await conversationWork.take(db, work, now), joined);
        }
        case 'pass': {
          const joined = personWords.joined(firstNameOf((await answering(context, db, body.to)).name));
          return told(await conversationWork.pass(db, work, body.to, now), joined);
        }
        case 'snooze':
          return conversationWork.snooze(db, work, laterMoment(body.until, now), now);
        case 'close':
          return told(
            await conversationWork.close(db, work, body.outcome, now),
            isMine ? personWords.over : '',
          );
        case 'hand-back':
          return conversationWork.handBack(db, work, operator.name, now);
      }
    });
  }),

  handleOperator(calls.addToConversation, ({ params: { id }, body }, context) => {
    const { operator, repositories } = context;
    const { conversationWork } = repositories;
    const action = body.kind === 'note' ? 'conversations.noted' : 'conversations.answered';
    const detail = body.kind === 'deed' ? `${body.deed.kind} ${body.deed.step}` : body.kind;
    return actOn(context, id, [action, detail], async (db, work, now, found) => {
      if (body.kind === 'text' || body.kind === 'note') await repositories.conversationDrafts.end(db, work);
      switch (body.kind) {
        case 'text':
          if (found.channel === 'phone') return refuse(409, 'not-held', onPhone);
          assertOpen(found, now);
          return conversationWork.write(db, work, operator.name, body.text, now);
        case 'file': {
          assertOpen(found, now);
          const file = sentFileOf(body) ?? refuseField('content', calls.sentFileFaults.type);
          return conversationWork.write(db, work, operator.name, file, now);
        }
        case 'again':
          assertOpen(found, now);
          return conversationWork.again(db, work, body.message, now);
        case 'deed':
          if (!Object.hasOwn(steps, body.deed.step)) refuseField('step', noStep);
          assertOpen(found, now);
          return conversationWork.act(db, work, operator.name, body.deed, now);
        case 'note':
          await conversationWork.note(db, work, body.text, now);
          return true;
        case 'call':
          await requestCallTo(context, db, found);
          return true;
        case 'link':
          await sendLinkTo(context, db, found);
          return true;
      }
    });
  }),

  handleWriting(calls.keepDraft, async (db, { params: { id }, body }, context) => {
    await conversationFor(context, db, id);
    const { conversationDrafts } = context.repositories;
    await conversationDrafts.keep(db, { id, operatorId: context.operator.id }, body, context.clock());
    return { success: true as const };
  }),

  handleOperator(calls.openPhoneOrder, async ({ body: { campaign, lead } }, context) => {
    const { save, operator, clock, audit, repositories, wakeConversation } = context;
    const { id } = await save(async (db) => {
      const known = lead === null ? null : await workFor(context, db, lead);
      const opening = {
        ...{ operatorId: operator.id, operator: operator.name, leadId: lead },
        campaign: known?.lead.addon ?? campaign,
      };
      const { id, isOpen } = await repositories.phoneOrders.open(db, opening, clock());
      if (!isOpen) return refuseHeld(await conversationFor(context, db, id), operator.id);
      await audit(db, 'conversations.called', 'conversation', id);
      if (known !== null) {
        await takeForPhoneOrder(context, db, known.lead.id, known.work);
        for (const { field } of maskedFieldsOf(known.lead))
          if (readBack.has(field)) await audit(db, 'personal.shown', 'lead', known.lead.id, field);
      }
      await raiseTopic(db, 'conversations');
      return { id };
    });
    wakeConversation?.(id);
    return { id };
  }),

  handleOperator(calls.sayOnPhone, ({ params: { id }, body }, context) =>
    actOn(context, id, ['conversations.said', body.kind], (db, work, now) =>
      context.repositories.phoneOrders.hear(db, work, body, now),
    ),
  ),

  handleReading(calls.findQuickAnswers, async (db, { body }, context) => {
    const today = minuteInBrasilia(context.clock().getTime()).slice(0, 10);
    const hours = hoursInWords(await readOpeningHours(db), today);
    const published = lookUp(context.catalogue?.sold().published ?? {}, body.campaign) ?? [];
    return { answers: quickAnswers(published, hours, body) };
  }),
];

/** What the conversation says in whole, so that the seller can read it back to the customer. */
const readBack: ReadonlySet<PersonalField> = new Set(['phone', 'phone2', 'email']);

/** Has a person do something to a conversation, which then goes on at once; `act` says whether it was possible. */
async function actOn(
  context: PanelContext,
  id: string,
  [action, detail]: readonly [AuditAction, string],
  act: (
    db: Connection,
    work: { readonly id: string; readonly operatorId: string },
    now: Date,
    found: FoundConversation,
  ) => Promise<boolean>,
) {
  const { save, operator, audit, clock, wakeConversation } = context;
  const done = await save(async (db) => {
    const found = await conversationFor(context, db, id);
    const isDone = await act(db, { id, operatorId: operator.id }, clock(), found);
    if (!isDone) return refuseHeld(found, operator.id);
    await audit(db, action, 'conversation', id, detail);
    await raiseTopic(db, 'conversations');
    return { success: true as const };
  });
  wakeConversation?.(id);
  return done;
}

const conversationFor = async (
  { repositories, clock }: PanelContext,
  db: Connection,
  id: string,
): Promise<FoundConversation> =>
  (await repositories.conversationList.find(db, id, clock())) ?? refuse(404, problemCodes.notFound, gone);

/** A colleague who may answer. */
async function answering({ repositories }: PanelContext, db: Connection, id: string) {
  const other = await repositories.operators.find(db, id);
  return other === undefined || other.disabledAt !== null || !mayAnswer(other.role)
    ? refuseField('to', noColleague)
    : other;
}

function laterMoment(until: string, now: Date): string {
  const moment = new Date(instantOf(until));
  if (moment <= now) refuseField('until', laterWanted);
  return moment.toISOString();
}

const leadOf = async ({ repositories }: PanelContext, db: Connection, { leadId }: FoundConversation) =>
  leadId === null ? undefined : repositories.leads.find(db, leadId);

async function requestCallTo(context: PanelContext, db: Connection, found: FoundConversation): Promise<void> {
  const { repositories, clock } = context;
  const lead = await leadOf(context, db, found);
  const telephone = lead?.phone ?? (await repositories.conversationWork.phoneOf(db, found.id));
  if (telephone === '') refuse(409, problemCodes.notFound, noPhone);
  const request = { telephone, addon: found.campaign || null, tracking: null, device: found.id };
  const asked = await repositories.supportRequests.ask(db, request, clock());
  if (asked.kind === 'repeated') refuse(409, 'taken', callAsked);
}

async function sendLinkTo(context: PanelContext, db: Connection, found: FoundConversation): Promise<void> {
  const lead = await leadOf(context, db, found);
  if (lead?.status !== 'open') return refuse(409, problemCodes.notFound, noLead);
  await putLeadLink(context, db, lead);
}

const refuseHeld = ({ state, by }: FoundConversation, me: string): never =>
  state === 'person' && by !== null && by.id !== me
    ? refuse(409, 'taken', `${by.name} está com esta conversa.`)
    : refuse(409, 'not-held', notHeld);

const gone = 'Esta conversa não existe mais: o prazo de guarda terminou ou ela foi apagada.';
const notHeld =
  'Esta conversa não está com você: ela voltou ao atendimento automático depois de meia hora sem mensagem sua, ou foi encerrada. Assuma de novo.';
const noColleague = 'Escolha uma pessoa da equipe que responde conversas.';
const laterWanted = 'Escolha um horário que ainda não passou.';
const noStep = 'Escolha uma pergunta do pedido.';
const noPhone = 'Ainda não há um telefone nesta conversa. Peça o número antes.';
const callAsked = 'A ligação para este número já foi pedida há menos de uma hora: está em Filas.';
const noLead = 'Ainda não há um pedido em aberto nesta conversa para continuar por um link.';
const onPhone = 'Nesta conversa você fala com o cliente por telefone: escreva o que ele disser.';
