import { phoneWords } from '../../../src/content/conversation/phone.ts';
import { deleteLead, getLead, openLeadAccess } from '../../../src/contract/calls/leads.ts';
import type { LeadView } from '../../../src/contract/lead/lead-view.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { refuseIfSpoken } from '../../access/refuse-spoken.ts';
import { stepUp } from '../../access/step-up.ts';
import { refuse } from '../../http/refusal.ts';
import { idInBody, leadInPath } from '../../http/route-group.ts';
import { sameText } from '../../protection/protection.ts';
import { refuseUnknownLead } from '../change-lead.ts';
import type { Lead } from '../lead.ts';
import { handle, handleAbout, type LeadContext } from '../lead-context.ts';
import { holderView, originOf, pointerView } from '../lead-view.ts';
import { linkLife } from '../link-life.ts';
import { formerPrices, planOfLead } from '../plan-of-lead.ts';

export const leadViewRoutes = [
  handle(getLead, ({ params }, context) => leadViewFor(context, params.idLead)),

  handleAbout(openLeadAccess, leadInPath, async ({ params, body }, context) => {
    const { repositories } = context;
    const lead = await findLead(context, params.idLead);
    await assertLinkLives(context, lead);
    // The order's own page asks for its number too, and shows no name for digits alone.
    if (lead.status === 'finished') refuse(409, problemCodes.finished, orderedAlready);
    await stepUp(context, repositories.stepUpTries, lead, body.phoneEnding);
    // The recorded phone proves ownership of the records; a typed phone does not.
    if (lead.from_records.includes('phone')) {
      await context.database.write((db) => repositories.leads.reveal(db, lead.id));
    }
    await noteTouch(context, lead);
    return { success: true as const };
  }),

  handleAbout(deleteLead, idInBody, async ({ body }, context) => {
    refuseIfSpoken(phoneWords.notHere.erase);
    const { repositories } = context;
    const erased = await context.save(async (db) => {
      const lead = await repositories.leads.findForChange(db, body.id);
      const known = lead ?? (await repositories.renewals.findForChange(db, body.id)) ?? refuseUnknownLead();
      const phone = lead?.phone ?? null;
      const isPhone = phone !== null && body.phone !== undefined && sameText(phone, body.phone);
      const isProved = isPhone || context.lead.holds(known.id);
      if (!isProved) refuseUnknownLead();
      const isErased = await repositories.erasures.eraseOpen(db, known, context.clock());
      if (!isErased) refuse(409, problemCodes.finished, orderStays);
      return { success: true as const };
    });
    repositories.erasures.writeDown(body.id, context.clock());
    return erased;
  }),
];

/** The view of a lead for its holder or for a link. */
export async function leadViewFor(context: LeadContext, idLead: string): Promise<LeadView> {
  const { database, repositories, providers } = context;
  const lead = await findLead(context, idLead);
  const order = await database.read((db) => repositories.orders.ofLead(db, lead.id));
  const plan = order?.plan ?? planOfLead(providers, lead) ?? null;
  const origin = originOf(lead, providers.planLists, context.clock());
  if (!context.lead.holds(lead.id)) {
    await assertLinkLives(context, lead);
    return pointerView(lead, plan, origin);
  }
  await noteTouch(context, lead);
  const was = order ? undefined : formerPrices(providers, lead, plan ?? undefined);
  const offers = providers.planLists
    .among(lead.addon ?? undefined, lead.offers)
    .map((offer) => (was && offer.id === plan?.id ? { ...offer, was } : offer));
  return holderView(lead, { plan, offers, order, origin });
}

/** Who resumes by a link with marks was brought back by it: later addresses of the page no longer have them. */
async function noteTouch({ database, repositories, touch }: LeadContext, { id }: Lead): Promise<void> {
  if (touch !== null) await database.write((db) => repositories.leads.touch(db, id, touch));
}

async function findLead({ database, repositories }: LeadContext, idLead: string): Promise<Lead> {
  return (await database.read((db) => repositories.leads.find(db, idLead))) ?? refuseUnknownLead();
}

async function assertLinkLives({ database, repositories, clock }: LeadContext, lead: Lead): Promise<void> {
  const [decidedAt, sentAt] = await database.read((db) =>
    Promise.all([
      repositories.reviewDecisions.decidedAt(db, lead.id),
      repositories.leadWorks.linkSentAt(db, lead.id),
    ]),
  );
  const begins = Math.max(
    ...[decidedAt ?? lead.created_at, sentAt ?? ''].flatMap((at) => Date.parse(at) || []),
  );
  if (clock().getTime() - begins < linkLife) return;
  const again =
    lead.proved_right === 'migration'
      ? 'Informe o CPF do titular para começar de novo.'
      : 'Comece um novo pedido pelo CEP.';
  refuse(410, problemCodes.closed, `Este link expirou. ${again}`);
}

const orderedAlready =
  'Este pedido já foi feito. Veja como ele está em “Acompanhar pedido”, com o número que veio na confirmação.';

const orderStays =
  'Este pedido já foi finalizado e faz parte do seu contrato. Para desistir em até 7 dias, acompanhe o pedido ou ligue para o suporte.';
