import { readableMoment } from '../../src/brazil/readable-moment.ts';
import { notSetUp } from '../../src/content/messages/not-set-up.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { limits } from '../access/limits.ts';
import { refuseIfFull } from '../access/rate-limit.ts';
import type { Connection } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { momentAfter } from '../runtime/moment.ts';
import type { Lead } from './lead.ts';
import type { LeadContext, LeadRepositories } from './lead-context.ts';
import { linkLife } from './link-life.ts';

interface Context extends Pick<LeadContext, 'clock' | 'siteUrl'> {
  readonly repositories: Pick<LeadRepositories, 'callCounts' | 'messages'>;
}

/** Sends the visitor the link by which the order is gone on with elsewhere, at most one an hour to a phone or e-mail. */
export async function putLeadLink(context: Context, db: Connection, lead: Lead): Promise<void> {
  const { callCounts, messages } = context.repositories;
  if (!messages.canSend('lead-link')) refuse(409, problemCodes.notSetUp, notSetUp.leadLink);
  // The link is opened by the phone's last digits.
  const phone = lead.phone ?? refuseField('phone', 'Informe o celular antes: ele abre o link.');
  const now = context.clock();
  const recipients = [phone, lead.email].filter((recipient) => recipient !== null);
  const rate = limits.leadLink.per.about;
  const counted = recipients.map((value) => ({ limit: 'leadLink', scope: 'about', value, rate }) as const);
  refuseIfFull(await callCounts.spend(db, counted, now), now, alreadySent);
  await messages.put(
    db,
    {
      kind: 'lead-link',
      to: { phone, email: lead.email },
      leadId: lead.id,
      data: {
        url: `${context.siteUrl}/chat/?l=${lead.id}`,
        until: readableMoment(momentAfter(new Date(lead.created_at), linkLife)),
      },
    },
    now,
  );
}

const alreadySent = 'Já enviamos o link há pouco. Não recebeu?';
