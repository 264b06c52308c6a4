import { readableMoment } from '../../src/brazil/readable-moment.ts';
import { notSetUp } from '../../src/content/messages/not-set-up.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { limits } from '../access/limits.ts';
import { refuseIfFull } from '../access/rate-limit.ts';
import type { Connection } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { NewMessage } from '../messages/message-repository.ts';
import type { MessageStops } from '../messages/message-stop-repository.ts';
import { momentAfter } from '../runtime/moment.ts';
import type { Lead } from './lead.ts';
import type { LeadContext, LeadRepositories } from './lead-context.ts';
import { linkLife } from './link-life.ts';

interface Context extends Pick<LeadContext, 'clock' | 'siteUrl'> {
  readonly repositories: Pick<LeadRepositories, 'callCounts' | 'messages'>;
}

interface TeamContext extends Context {
  readonly repositories: Context['repositories'] &
    Pick<LeadRepositories, 'leadWorks'> & { readonly messageStops: MessageStops };
}

/** Sends the visitor the link by which the order is gone on with elsewhere. */
export async function putLeadLink(context: Context, db: Connection, lead: Lead): Promise<void> {
  if (!context.repositories.messages.canSend('lead-link'))
    refuse(409, problemCodes.notSetUp, notSetUp.leadLink);
  // The link is opened by the phone's last digits.
  const phone = lead.phone ?? refuseField('phone', 'Informe o celular antes: ele abre o link.');
  const to = { phone, email: lead.email };
  await send(context, db, 'leadLink', linkOf(context, lead, to, new Date(lead.created_at)), again);
}

/**
 * The same by the team. Nobody asked for it: it respects who wants no messages, waits for the end of the quiet hours,
 * and lives from now on, since a lead is worked on for longer than its first link lives.
 */
export async function putTeamLink(context: TeamContext, db: Connection, lead: Lead): Promise<void> {
  if ((await wayOfTeamLink(context, db, lead)) === null) refuse(409, problemCodes.notSetUp, noWay);
  const now = context.clock();
  const to = await teamContact(context, db, lead);
  const link = { ...linkOf(context, lead, to, now), isAwaited: false } as const;
  await send(context, db, 'leadLink', link, sentByTeam);
  await context.repositories.leadWorks.change(db, lead.id, { link_sent_at: now.toISOString() }, now);
}

/** The channel by which the team's link would leave; null where none reaches the person. */
export const wayOfTeamLink = async (
  context: Pick<TeamContext, 'repositories'>,
  db: Connection,
  lead: Lead,
): Promise<'whatsapp' | 'sms' | 'email' | null> =>
  lead.phone === null
    ? null
    : context.repositories.messages.wayTo(db, await teamContact(context, db, lead), 'lead-link');

async function teamContact(
  { repositories: { messageStops } }: Pick<TeamContext, 'repositories'>,
  db: Connection,
  { phone, email }: Lead,
) {
  const isStopped = email !== null && (await messageStops.has(db, messageStops.hashOf(email)));
  return { phone, email: isStopped ? null : email };
}

const linkOf = (
  { siteUrl }: Context,
  { id: leadId }: Lead,
  to: NewMessage<'lead-link'>['to'],
  from: Date,
) => ({
  ...{ kind: 'lead-link' as const, to, leadId },
  data: { url: `${siteUrl}/chat/?l=${leadId}`, until: readableMoment(momentAfter(from, linkLife)) },
});

/** At most so many an hour to a phone or e-mail, whatever lead they are of. */
async function send(
  { repositories: { callCounts, messages }, clock }: Pick<Context, 'repositories' | 'clock'>,
  db: Connection,
  limit: 'leadLink' | 'confirmLink',
  message: NewMessage<'lead-link' | 'order-to-confirm'>,
  why: string,
): Promise<void> {
  const now = clock();
  const recipients = [message.to.phone, message.to.email].filter((recipient) => recipient != null);
  const rate = limits[limit].per.about;
  const counted = recipients.map((value) => ({ limit, scope: 'about', value, rate }) as const);
  refuseIfFull(await callCounts.spend(db, counted, now), now, why);
  await messages.put(db, message, now);
}

/** To a customer on the phone: by it they confirm what they told. */
export async function putLinkToConfirm(
  context: Context,
  db: Connection,
  { id: leadId, phone, email }: Lead,
  data: NewMessage<'order-to-confirm'>['data'],
): Promise<void> {
  if (!context.repositories.messages.canSend('order-to-confirm'))
    refuse(409, problemCodes.notSetUp, notSetUp.leadLink);
  const to = { phone: phone ?? refuseField('phone', 'Informe o celular antes: o link vai para ele.'), email };
  const once = linkToConfirmOf(leadId);
  await send(context, db, 'confirmLink', { kind: 'order-to-confirm', to, leadId, once, data }, again);
}

const linkToConfirmOf = (leadId: string): string => `to-confirm ${leadId}`;

/** Those that went out open nothing any more, and what still waits does not go. */
export async function endLinksToConfirm(
  { carriedLeads, outbox }: Pick<LeadRepositories, 'carriedLeads' | 'outbox'>,
  db: Connection,
  leadId: string,
): Promise<void> {
  await carriedLeads.end(db, leadId);
  await outbox.withdraw(db, linkToConfirmOf(leadId));
}

const again = 'Já enviamos o link há pouco. Não recebeu?';
const sentByTeam = 'O link já foi pedido há menos de uma hora. Veja no histórico se saiu ou quando sai.';
const noWay =
  'Nenhum canal chega a este contato: falta o celular, que abre o link, ou a pessoa pediu para não receber mensagens.';
