import type { Saved } from '../src/contract/lead.ts';
import { problemCodes } from '../src/contract/problem.ts';
import type { Connection } from './database/database.ts';
import { refuse } from './refusal.ts';
import type { Lead, LeadChanges } from './repositories/lead.ts';
import type { RequestContext } from './route-group.ts';

/** Saves answers of an open lead and acknowledges them with its new version. */
export function changeLead(
  context: RequestContext,
  idLead: string,
  step: string,
  edit: (lead: Lead) => LeadChanges,
): Promise<Saved> {
  return withOpenLead(context, idLead, async (lead, db) => {
    const changes = { step, ...edit(lead) };
    const version = await context.repositories.leads.change(db, lead, changes, context.clock());
    return { success: true, version };
  });
}

/** Runs one durable step on a lead that nobody else changes meanwhile. */
export function withOpenLead<T>(
  context: RequestContext,
  idLead: string,
  job: (lead: Lead, db: Connection) => Promise<T>,
): Promise<T> {
  return context.save(async (db) => {
    const lead = await leadForChange(context, db, idLead);
    if (lead.status === 'finished') {
      refuse(409, problemCodes.finished, 'Este pedido já foi finalizado e não pode mais ser alterado.');
    }
    assertExpectedVersion(context, lead);
    return job(lead, db);
  });
}

export async function leadForChange(context: RequestContext, db: Connection, idLead: string): Promise<Lead> {
  return (await context.repositories.leads.findForChange(db, idLead)) ?? refuseUnknownLead();
}

export function assertExpectedVersion({ expectedVersion }: RequestContext, lead: Lead): void {
  if (expectedVersion === undefined || expectedVersion === lead.version) return;
  refuse(
    412,
    problemCodes.stale,
    'Este pedido foi alterado em outra aba ou aparelho. Confira os dados e escolha com quais quer continuar.',
  );
}

export const refuseUnknownLead = (): never =>
  refuse(404, problemCodes.notFound, 'Não encontramos este pedido. Comece de novo pelo CEP.');
