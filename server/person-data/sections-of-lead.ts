import { formatMinute } from '../../src/brazil/clock-minute.ts';
import { fromCents } from '../../src/brazil/money.ts';
import { cancelCauseWords } from '../../src/content/messages/order-state.ts';
import {
  auditActionWords,
  auditDetailWords,
  readableDetail,
} from '../../src/content/operator/audit-words.ts';
import {
  deliveryChannelWords,
  deliveryKindWords,
  deliveryStateWords,
} from '../../src/content/operator/delivery-words.ts';
import {
  leadStatusWords,
  lossReasonWords,
  orderActorWords,
  orderEventWords,
  orderReasonWords,
  orderStateWords,
  riskWords,
  visitText,
  wordsFor,
} from '../../src/content/operator/list-words.ts';
import {
  analysisSourceWords,
  queueOutcomeWords,
  reviewReasonWords,
} from '../../src/content/operator/queue-outcome-words.ts';
import type { AuditSubject } from '../../src/contract/panel/audit.ts';
import type { PersonData } from '../../src/contract/person-data.ts';
import { consentsOf } from '../consents/note-consent.ts';
import type { Connection } from '../database/database.ts';
import { analysesOf, reviewDecisionsOf } from '../leads/analysis/review-basis.ts';
import type { Lead } from '../leads/lead.ts';
import type { Notes } from '../operators/note-repository.ts';
import { hidden, leadRecord } from './lead-record.ts';
import { readableRecord } from './readable-values.ts';
import type { PersonRepositories } from './records-of-document.ts';

export type Section = PersonData['secoes'][number];

const looksAtMost = 500;

export async function sectionsOfLead(
  repositories: PersonRepositories,
  db: Connection,
  lead: Lead,
  isMasked: boolean,
): Promise<Section[]> {
  const order = await repositories.orders.ofLead(db, lead.id);
  return [
    { titulo: 'Respostas', registros: [leadRecord(lead, isMasked)] },
    ...(order === undefined ? [] : await sectionsOfOrder(repositories, db, order)),
    ...(isMasked ? [] : await sectionsOfTeam(repositories, db, lead.id, order?.number)),
    { titulo: 'Autorizações', registros: await consentRecords(db, lead.id) },
    { titulo: 'O que a análise disse', registros: await analyses(db, lead.id) },
    { titulo: 'Revisões da análise', registros: await reviews(db, lead.id, isMasked) },
    { titulo: 'Mensagens e avisos', registros: await messages(db, lead.id) },
    { titulo: 'Conversa', registros: await conversationRecords(repositories, db, lead.id) },
    {
      titulo: titleOfLooks,
      registros: [
        ...(await looksAt(repositories, db, 'lead', lead.id)),
        ...(order === undefined ? [] : await looksAt(repositories, db, 'order', order.number)),
      ],
    },
  ];
}

async function sectionsOfOrder(
  { orders }: PersonRepositories,
  db: Connection,
  order: NonNullable<Awaited<ReturnType<PersonRepositories['orders']['ofLead']>>>,
): Promise<Section[]> {
  const history = await orders.history(db, order.number);
  return [
    {
      titulo: 'Pedido',
      registros: [
        readableRecord({
          'Número do pedido': order.number,
          'Número no sistema da operadora': order.externalNumber,
          'Feito em': order.createdAt,
          Situação: orderStateWords[order.state],
          Plano: order.plan.plan,
          'Código da oferta': order.plan.offerCode,
          'Preço por mês': fromCents(order.priceCents).toFixed(2),
          Visita: order.visit && visitText(order.visit),
        }),
      ],
    },
    {
      titulo: 'O que aconteceu com o pedido',
      registros: history.map(({ at, by, to, visit, reason, what, cause }) =>
        readableRecord({
          Quando: at,
          'Por quem': orderActorWords[by],
          Situação: orderStateWords[to],
          'O que mudou': what && orderEventWords[what],
          Visita: visit && visitText(visit),
          'Motivo dito ao cliente': cause && cancelCauseWords[cause],
          Motivo: reason && wordsFor(orderReasonWords, reason),
        }),
      ),
    },
  ];
}

async function sectionsOfTeam(
  { leadWorks, leadNotes, orderNotes }: PersonRepositories,
  db: Connection,
  leadId: string,
  number: string | undefined,
): Promise<Section[]> {
  const { status, reason, nextDay, orderNumber } = await leadWorks.of(db, leadId);
  const work = readableRecord({
    Andamento: leadStatusWords[status],
    Motivo: reason && lossReasonWords[reason],
    'Próximo contato': nextDay && formatMinute(nextDay),
    Pedido: orderNumber,
  });
  return [
    { titulo: 'Acompanhamento pela equipe', registros: status === 'new' ? [] : [work] },
    await sectionOfNotes(leadNotes, db, leadId),
    ...(number === undefined ? [] : [await sectionOfNotes(orderNotes, db, number)]),
  ];
}

/** Internal notes; the operator reviews them before passing them on. */
export async function sectionOfNotes(notes: Notes, db: Connection, id: string): Promise<Section> {
  const found = await notes.of(db, id);
  const registros = found.map(({ at, text }) => readableRecord({ Quando: at, Nota: text }));
  return { titulo: 'Notas da equipe', registros };
}

export const consentRecords = async (db: Connection, subjectId: string) =>
  (await consentsOf(db, subjectId)).map(({ at, given, text, how, heardBy }) =>
    readableRecord({
      ...{ Quando: at, Texto: text, Aceito: given },
      Como: how && `dito ao telefone${heardBy ? ` a ${heardBy}` : ''}`,
    }),
  );

/** The person is told what was decided; why, only by an operator who read it first. */
const reviews = async (db: Connection, leadId: string, isMasked: boolean) => [
  ...(
    await db.selectFrom('reviews').select(['created_at', 'message']).where('lead_id', '=', leadId).execute()
  ).map(({ created_at, message }) => readableRecord({ 'Pedida em': created_at, Mensagem: message })),
  ...(await reviewDecisionsOf(db, { leadIds: [leadId] })).map(({ at, decision, reason }) =>
    readableRecord({
      'Decidida em': at,
      Decisão: queueOutcomeWords[decision],
      Motivo: isMasked ? null : reason && wordsFor(reviewReasonWords, reason),
    }),
  ),
];

const analyses = async (db: Connection, leadId: string) =>
  (await analysesOf(db, leadId)).map(({ at, source, status, questions, correct }) =>
    readableRecord({
      Quando: at,
      'Quem disse': analysisSourceWords[source],
      Resultado: riskWords[status],
      'Respostas certas': correct !== null && questions !== null ? `${correct} de ${questions}` : null,
    }),
  );

export const conversationRecords = async (
  { conversations }: PersonRepositories,
  db: Connection,
  leadId: string,
  isMasked = false,
) =>
  (await conversations.saidOf(db, leadId)).map(({ at, author, text, file }) =>
    readableRecord({
      ...{ Quando: at, 'Por quem': conversationAuthorWords[author] },
      Texto: isMasked ? hidden : text,
      // The file itself is given from the panel.
      ...(file && { Arquivo: `${isMasked ? '' : file.name} ${file.size} bytes`.trim() }),
    }),
  );

const conversationAuthorWords = {
  visitor: 'você',
  shop: 'atendimento automático',
  browser: 'atendimento automático, como seu navegador enviou',
  operator: 'equipe',
} as const;

const messages = async (db: Connection, leadId: string) =>
  (
    await db
      .selectFrom('message_outbox')
      .select(['created_at', 'kind', 'channel', 'state'])
      .where('lead_id', '=', leadId)
      .orderBy('id')
      .execute()
  ).map(({ created_at, kind, channel, state }) =>
    readableRecord({
      Quando: created_at,
      Assunto: wordsFor(deliveryKindWords, kind),
      Meio: channel && wordsFor(deliveryChannelWords, channel),
      Situação: wordsFor(deliveryStateWords, state),
    }),
  );

export const titleOfLooks = 'Quem da equipe viu ou mudou';

/** Views are listed without the operator's name: the person may know that somebody looked, but not who. */
export const looksAt = async (
  { auditLog }: PersonRepositories,
  db: Connection,
  subject: AuditSubject,
  subjectId: string,
) =>
  (await auditLog.list(db, { subject, subjectId, many: looksAtMost })).map(({ at, action, detail }) =>
    readableRecord({
      Quando: at,
      'O que': auditActionWords[action],
      Detalhe: readableDetail(auditDetailWords, detail),
    }),
  );
