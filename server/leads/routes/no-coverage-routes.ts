import * as calls from '../../../src/contract/calls/coverage.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { grantAgain } from '../../access/grant-again.ts';
import { stepUp } from '../../access/step-up.ts';
import { placeOfLocation } from '../../coverage/place-of-location.ts';
import { refuse } from '../../http/refusal.ts';
import { idInBody, leadInPath } from '../../http/route-group.ts';
import { trackingFrom } from '../../measurement/tracking-from-body.ts';
import { sameText } from '../../protection/protection.ts';
import { handle, handleAbout, type LeadContext } from '../lead-context.ts';
import { contactFrom, locationFrom } from '../lead-from-body.ts';
import { originOf } from '../lead-view.ts';

export const noCoverageRoutes = [
  handle(
    calls.createNoCoverageLead,
    async ({ body }, context) => {
      const location = await locationFrom(context.providers.postcodes, body);
      const lead = {
        ...placeOfLocation(location),
        plan_id: body.idPlan ?? null,
        addon: body.addon ?? null,
        tracking: trackingFrom(body),
        contact: contactFrom(body),
      };
      return context.save(async (db) => {
        const { id } = await context.repositories.noCoverageLeads.open(db, lead, context.clock());
        await context.lead.grant(db, id);
        return { success: true as const, id };
      });
    },
    grantAgain,
  ),

  handle(calls.getNoCoverageLead, async ({ params }, context) => {
    const lead = await findLead(context, params.idLead);
    const origin = originOf(lead, context.providers.planLists, context.clock());
    const seen = { success: true as const, id: lead.id, ...origin };
    if (!context.lead.holds(lead.id)) return { ...seen, access: 'pointer' as const };
    return {
      ...seen,
      access: 'holder' as const,
      cep: lead.cep ?? undefined,
      number: lead.number ?? undefined,
      block_number: lead.block_number ?? undefined,
      allotment_number: lead.allotment_number ?? undefined,
      name: lead.name ?? undefined,
      email: lead.email ?? undefined,
      phone: lead.phone ?? undefined,
      accept_information: lead.accept_information,
    };
  }),

  handleAbout(calls.openNoCoverageAccess, leadInPath, async ({ params, body }, context) => {
    const lead = await findLead(context, params.idLead);
    await stepUp(context, context.repositories.noCoverageStepUps, lead, body.phoneEnding);
    return { success: true as const };
  }),

  handleAbout(calls.updateNoCoverageLead, idInBody, ({ body }, context) =>
    context.save(async (db) => {
      const { id, accept_information } = body;
      const contact = { ...contactFrom(body), accept_information: accept_information ?? undefined };
      const { noCoverageLeads } = context.repositories;
      if (!(await noCoverageLeads.leaveContact(db, id, contact, context.clock()))) refuseUnknown();
      return { success: true as const, id };
    }),
  ),

  handleAbout(calls.deleteNoCoverageLead, idInBody, async ({ body }, context) => {
    const { noCoverageLeads, erasures } = context.repositories;
    const erased = await context.save(async (db) => {
      const lead = (await noCoverageLeads.find(db, body.id)) ?? refuseUnknown();
      const proved = context.lead.holds(lead.id) || (lead.phone !== null && sameText(lead.phone, body.phone));
      if (!proved) refuseUnknown();
      await erasures.erase(db, lead.id, context.clock());
      return { success: true as const, id: lead.id };
    });
    erasures.writeDown(body.id, context.clock());
    return erased;
  }),
];

const findLead = async ({ database, repositories }: LeadContext, id: string) =>
  (await database.read((db) => repositories.noCoverageLeads.find(db, id))) ?? refuseUnknown();

const refuseUnknown = (): never =>
  refuse(404, problemCodes.notFound, 'Não encontramos essa consulta. Informe o endereço de novo.');
