import { stateOfCep } from '../../src/brazil/cep.ts';
import { isOrderEnd } from '../../src/contract/order-end.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Connection } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { planOfLead } from '../leads/plan-of-lead.ts';
import { withPlan } from '../leads/with-plan.ts';
import type { ChangeContext } from './change-order.ts';
import type { PlacedOrder } from './placed-order.ts';

interface CopyContext extends ChangeContext {
  readonly operator: { readonly id: string };
}

/** Answers that are the customer's to give anew: consents, money, the analysis and the visit. */
const givenAnew = {
  ...{ accept_promotions: null, accept_information: null, direct_debit: null, bank_info: null },
  risk_status: 'open',
  ...{ rejected_message: null, quiz_state: null, device_info: null, proved_right: null },
  ...{ schedules: null, webcare_tuid: null, face: null, finished_at: null },
} as const;

/**
 * Copies an order that ended into a lead of the operator, for another name, street or number. The same copy is gone on
 * with while it is open.
 */
export async function copyOrder(context: CopyContext, db: Connection, order: PlacedOrder): Promise<string> {
  const { repositories, providers, clock, operator } = context;
  if (!isOrderEnd(order.state)) refuse(409, problemCodes.finished, notEnded);
  const earlier = (await repositories.orders.history(db, order.number)).findLast(
    ({ what }) => what === 'copied',
  );
  const open =
    earlier &&
    (await db
      .selectFrom('leads')
      .select('id')
      .where('protocol', '=', earlier.reason ?? '')
      .where('status', '=', 'open')
      .executeTakeFirst());
  if (open) return open.id;
  const lead =
    (await repositories.leads.find(db, order.leadId)) ?? refuse(404, problemCodes.notFound, notKept);
  const {
    id: _,
    version: __,
    protocol: ___,
    status: ____,
    step: _____,
    created_at,
    updated_at,
    ...answers
  } = lead;
  const plan = planOfLead(providers, lead);
  const unsold =
    plan && providers.planLists.unsold(lead.addon ?? undefined, plan.id, stateOfCep(lead.cep ?? ''), clock());
  const kept = plan && unsold === null && lead.proved_right === null ? plan : null;
  const copy = { ...answers, ...givenAnew, ...withPlan(lead, kept) };
  const { id, protocol } = await repositories.leads.open(db, copy, clock());
  await repositories.leadWorks.change(db, id, { owner_id: operator.id, status: 'talking' }, clock());
  await repositories.orders.amend(
    db,
    order,
    { what: 'copied', reason: protocol, operatorId: operator.id },
    clock(),
  );
  return id;
}

const notEnded = 'Só um pedido cancelado ou com desistência vira um pedido novo. Cancele este antes.';
const notKept = 'As respostas deste pedido não estão mais guardadas.';
