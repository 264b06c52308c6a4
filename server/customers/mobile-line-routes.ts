import { notSetUp } from '../../src/content/messages/not-set-up.ts';
import { createLeadFromLine } from '../../src/contract/calls/customers.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { campaignsWithRight } from '../../src/funnel/campaigns.ts';
import { planFileOf } from '../../src/funnel/sellers.ts';
import { grantAgain } from '../access/grant-again.ts';
import { assertOrdersOpen } from '../coverage/assert-orders-open.ts';
import { noPlace } from '../coverage/place-of-location.ts';
import { refuse, refuseField, ServiceDown } from '../http/refusal.ts';
import { trackingFrom } from '../measurement/tracking-from-body.ts';
import { type CustomerContext, handle } from './customer-context.ts';

/** Owners of a mobile line get a bonus on their fibre plan. */
export const mobileLineRoutes = [
  handle(
    createLeadFromLine,
    async ({ body }, context) => {
      const { phoneNumber } = body;
      const addon = body.addon ?? campaignOfPlan(context, body.idPlan)?.prefix;
      const { lines, planLists } = context.providers;
      const { campaigns } = planLists;
      if (lines === null) return refuse(409, problemCodes.notSetUp, notSetUp.mobileLine);
      assertOrdersOpen(context.providers);
      const line = await lines.find(phoneNumber);
      if (line !== null && 'down' in line)
        throw new ServiceDown({ service: 'lines', reason: line.down }, linesDown);
      if (line === null) return refuseField('phoneNumber', notOurs, problemCodes.notOurLine);
      const plan = wantedPlan(context, addon, body.idPlan);
      return context.save(async (db) => {
        const { id, version, protocol } = await context.repositories.leads.open(
          db,
          {
            ...noPlace,
            addon: addon ?? null,
            plan_file: planFileOf(addon, campaigns),
            plan_id: plan?.id ?? null,
            plan_sku: plan?.sku ?? null,
            offers: [],
            infra: null,
            tracking: trackingFrom(body),
            face: context.face,
            flags: null,
            phone: line.phone,
            name: line.name,
            email: line.email,
            // The number was typed by the visitor and stays readable; name and e-mail come from the records and are
            // masked.
            from_records: (['name', 'email'] as const).filter((field) => line[field] !== null),
            plan_addon_bonus_id: campaigns.byAddon(addon).addonBonusPlan,
          },
          context.clock(),
        );
        await context.lead.grant(db, id);
        return { success: true as const, id, version, protocol };
      });
    },
    grantAgain,
  ),
];

/** Other sites may name the campaign only by a plan: one that it sells, or the mobile plan with the bonus. */
const campaignOfPlan = ({ providers }: CustomerContext, idPlan: number | null | undefined) =>
  idPlan == null
    ? undefined
    : campaignsWithRight('line').find(
        ({ prefix, addonBonusPlan }) =>
          addonBonusPlan === idPlan || providers.planLists.find(prefix, idPlan) !== undefined,
      );

function wantedPlan(
  { providers }: CustomerContext,
  addon: string | undefined,
  idPlan: number | null | undefined,
) {
  if (idPlan == null || idPlan === providers.planLists.campaigns.byAddon(addon).addonBonusPlan) return null;
  const plan = providers.planLists.find(addon, idPlan);
  return (
    plan ?? refuseField('idPlan', 'Este plano não faz parte da oferta. Escolha um dos planos mostrados.')
  );
}

const linesDown =
  'A consulta da linha não respondeu agora. O número está guardado: tente de novo em alguns instantes.';

const notOurs =
  'Este número não é de uma linha TIM. Confira o número ou siga com as ofertas sem linha móvel.';
