import { deleteLead, getLead, openLeadAccess } from '../../src/contract/calls/leads.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { leadForChange, refuseUnknownLead } from '../change-lead.ts';
import { holderView, pointerView } from '../lead-rules/lead-view.ts';
import { sameText } from '../protection/protection.ts';
import { secondsUntil, tooMany } from '../rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { Lead } from '../repositories/lead.ts';
import { answer, type RequestContext, type RouteGroup } from '../route-group.ts';
import { planOfLead } from './lead-plan.ts';

/** Who sees a lead, who takes it up again, and how it is erased. */
export const leadSightRoutes: RouteGroup = {
  handlers: [
    answer(getLead, async ({ params }, context) => {
      const { database, repositories, domain } = context;
      const lead = await findLead(context, params.idLead);
      const order = await database.read((db) => repositories.orders.ofLead(db, lead.id));
      const plan = order?.plan ?? planOfLead(domain, lead) ?? null;
      if (!context.lead.holds(lead.id)) {
        assertLinkLives(context, lead);
        return pointerView(lead, plan);
      }
      const sold = domain.planLists.forCampaign(lead.addon ?? undefined);
      const offers = sold.filter(({ id }) => lead.offers.includes(id));
      return holderView(lead, { plan, offers, order });
    }),

    answer(openLeadAccess, async ({ params, body }, context) => {
      const { database, repositories, clock } = context;
      context.limits.stepUps.spend(context.address);
      const lead = await findLead(context, params.idLead);
      assertLinkLives(context, lead);
      // A lead without a phone answers like a wrong guess: nobody learns what is on file.
      const right = lead.phone !== null && sameText(lead.phone.slice(-4), body.phoneEnding);
      const outcome = await database.write(async (db) => {
        const judged = await repositories.stepUpTries.judge(db, lead.id, right, clock());
        if (judged.kind === 'opened') await context.lead.grant(db, lead.id);
        return judged;
      });
      if (outcome.kind === 'closed') {
        const seconds = secondsUntil(outcome.until, clock());
        throw tooMany(seconds, closedFor(Math.ceil(seconds / 60)));
      }
      if (outcome.kind === 'wrong') refuse(403, problemCodes.notHolder, wrongEnding(outcome.left));
      return { success: true as const };
    }),

    answer(deleteLead, ({ body }, context) => {
      const { repositories, limits, address } = context;
      limits.erasures.spend(address);
      return context.save(async (db) => {
        const lead = await leadForChange(context, db, body.id);
        const proved =
          context.lead.holds(lead.id) || (lead.phone !== null && sameText(lead.phone, body.phone));
        if (!proved) refuseUnknownLead();
        if (lead.status === 'finished') refuse(409, problemCodes.finished, orderStays);
        await repositories.keptAnswers.forgetLead(db, lead.id);
        await repositories.capabilities.endAll(db, lead.id);
        await repositories.leads.remove(db, lead.id);
        return { success: true as const };
      });
    }),
  ],
};

const linkLife = 72 * 3_600_000;

async function findLead({ database, repositories }: RequestContext, idLead: string): Promise<Lead> {
  return (await database.read((db) => repositories.leads.find(db, idLead))) ?? refuseUnknownLead();
}

function assertLinkLives({ clock }: RequestContext, lead: Lead): void {
  if (clock().getTime() - Date.parse(lead.created_at) < linkLife) return;
  refuse(410, problemCodes.closed, 'Este link expirou. Comece um novo pedido pelo CEP.');
}

const wrongEnding = (left: number): string =>
  `Os números não conferem com o celular informado no pedido. ${left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`}.`;

const closedFor = (minutes: number): string =>
  `Os números não conferem com o celular informado no pedido. Por segurança, tente de novo daqui a ${inWords(minutes)}.`;

const inWords = (minutes: number): string => {
  if (minutes >= 60) return 'uma hora';
  return minutes === 1 ? 'um minuto' : `${minutes} minutos`;
};

const orderStays =
  'Este pedido já foi finalizado e faz parte do seu contrato. Para desistir dele em até sete dias, ligue para o suporte.';
