import { minuteMs } from '../../src/brazil/durations.ts';
import { mayDo } from '../../src/contract/panel/access/rights.ts';
import type { ConversationDetail, ListedConversation } from '../../src/contract/panel/conversations.ts';
import type { FoundConversation } from '../conversations/conversation-list.ts';
import { windowOf } from '../conversations/conversation-work.ts';
import type { Connection } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { missingForOrder } from '../leads/answers/missing-answers.ts';
import { maskedFieldsOf } from '../leads/answers/personal-fields.ts';
import type { Lead } from '../leads/lead.ts';
import { planOfLead } from '../leads/plan-of-lead.ts';
import type { AuditNote } from '../operators/audit-log-repository.ts';
import { shownLead } from './calls/lead-calls.ts';
import type { PanelContext, PanelDependencies } from './panel-call.ts';

/** With their last words, and the names of their plans. */
export async function listedOf(
  { repositories, providers }: Pick<PanelDependencies, 'repositories' | 'providers'>,
  db: Connection,
  found: readonly FoundConversation[],
): Promise<(found: FoundConversation) => ListedConversation> {
  const ids = found.map(({ id }) => id);
  const said = await repositories.conversationList.lastWords(db, ids);
  return ({ moment: _, leadId: __, silentUntil: ___, planSku, ...listed }) => ({
    ...listed,
    plan: planSku && providers.planLists.titleOf(planSku),
    ...(said.get(listed.id) ?? { last: null, unread: 0 }),
  });
}

/** While it is open it is read anew with every message: the log has one look for all of them. */
const oneLook = 30 * minuteMs;

export const openingOf = (id: string) => ['conversations.opened', 'conversation', id] as const;

type Looking = Pick<PanelContext, 'repositories' | 'operator' | 'audit' | 'clock'>;

export async function noteLook(
  { repositories, operator, audit, clock }: Looking,
  db: Connection,
  [action, subject, subjectId, detail]: AuditNote,
) {
  const earlier = { action, subject, subjectId, operator: operator.id, many: 1 };
  const [last] = await repositories.auditLog.list(db, earlier);
  if (!last || Date.parse(last.at) < clock().getTime() - oneLook)
    await audit(db, action, subject, subjectId, detail);
}

const shownFields = [
  'cep',
  'number',
  'block_number',
  'allotment_number',
  'address',
  'neighborhood',
  'name',
  'company_name',
] as const;

/** What a seller may read aloud: the answers that `personal` does not mask. Those of the records are the records'. */
const notedIn = (lead: Lead): Record<string, string> =>
  Object.fromEntries(
    shownFields.map((field) => [field, lead[field] ?? '']).filter(([, value]) => value !== ''),
  );

export async function detailOf(
  context: PanelContext,
  db: Connection,
  found: FoundConversation,
): Promise<ConversationDetail> {
  const { repositories, providers, operator } = context;
  const { leadId } = found;
  const order = leadId === null ? undefined : await repositories.orders.ofLead(db, leadId);
  const lead =
    leadId === null
      ? undefined
      : order === undefined
        ? await shownLead(context, db, leadId)
        : await repositories.leads.find(db, leadId);
  const plan = lead && (order?.plan ?? planOfLead(providers, lead));
  return {
    ...(await listedOf(context, db, [found]))(found),
    ...(await repositories.conversationList.messages(db, found.id)),
    silentUntil: found.state === 'person' ? found.silentUntil : null,
    openUntil: found.channel === 'whatsapp' ? windowOf(found.lastAt) : null,
    record:
      lead === undefined
        ? null
        : {
            ...(order === undefined
              ? { kind: 'lead' as const, id: lead.id, state: lead.step }
              : { kind: 'order' as const, id: order.number, state: order.state }),
            protocol: lead.protocol,
            town: [lead.city, lead.state].filter(Boolean).join('/'),
            plan: plan?.plan ?? null,
            personal: maskedFieldsOf(lead),
            noted: notedIn(lead),
          },
    missing:
      lead === undefined || order !== undefined
        ? []
        : missingForOrder(lead, plan, providers.planLists).map(({ field }) => field),
    colleagues: (await repositories.operators.all(db))
      .filter(({ id, role, disabledAt }) => id !== operator.id && disabledAt === null && mayAnswer(role))
      .map(({ id, name }) => ({ id, name })),
    draft: await repositories.conversationDrafts.of(db, { id: found.id, operatorId: operator.id }),
  };
}

export const mayAnswer = (role: PanelContext['operator']['role']): boolean =>
  mayDo(role, 'conversations.answer');

/** WhatsApp takes free texts only for a time after the visitor's last message. */
export function assertOpen({ channel, lastAt }: FoundConversation, now: Date): void {
  const until = channel === 'whatsapp' ? (windowOf(lastAt) ?? '') : null;
  if (until !== null && until <= now.toISOString()) refuse(409, 'window-closed', windowClosed);
}

const windowClosed =
  'O WhatsApp só entrega mensagens livres até 24 horas depois da última do cliente. Envie o link para continuar o pedido, que vai por um modelo aprovado, ou peça uma ligação.';
