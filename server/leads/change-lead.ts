import type { LeadStep } from '../../src/contract/lead/lead-steps.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Saved } from '../../src/contract/reply.ts';
import type { Connection } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { needTeamCalendar } from '../visits/team-calendar.ts';
import { regionOf } from '../visits/visits.ts';
import type { Lead, LeadChanges } from './lead.ts';
import type { LeadContext } from './lead-context.ts';
import { isClosedBeforeProof, refuseUnproved } from './offers-by-right.ts';
import { endLinksToConfirm } from './put-lead-link.ts';

export function changeLead(
  context: LeadContext,
  idLead: string,
  step: LeadStep,
  edit: (lead: Lead) => LeadChanges,
  options: Options = {},
): Promise<Saved> {
  const save = async (lead: Lead, db: Connection): Promise<Saved> => {
    const changes = { step, ...toldByHolder(lead, edit(lead)) };
    const isElsewhere = ({ phone = lead.phone, email = lead.email }: LeadChanges) =>
      phone !== lead.phone || email !== lead.email;
    // What went to a contact that was mistaken is not for whoever has it.
    if (lead.face === 'phone' && isElsewhere(changes))
      await endLinksToConfirm(context.repositories, db, lead.id);
    const version = await context.repositories.leads.change(db, lead, changes, context.clock());
    return { success: true, version };
  };
  return withOpenLead(context, idLead, save, options);
}

/** An answered field no longer counts as taken from the records. */
function toldByHolder(lead: Lead, changes: LeadChanges): LeadChanges {
  const from_records = lead.from_records.filter((field) => changes[field] === undefined);
  return from_records.length === lead.from_records.length ? changes : { ...changes, from_records };
}

interface Options {
  /** Allowed although the lead's right is unproved: the step belongs to the proof. */
  beforeProof?: boolean;
}

/** Runs a job in one transaction on a locked, open lead. */
export function withOpenLead<T>(
  context: LeadContext,
  idLead: string,
  job: (lead: Lead, db: Connection) => Promise<T>,
  { beforeProof = false }: Options = {},
): Promise<T> {
  return context.save(async (db) => {
    const lead = await leadForChange(context, db, idLead);
    if (lead.status === 'finished') {
      refuse(409, problemCodes.finished, 'Este pedido já foi finalizado e não pode mais ser alterado.');
    }
    assertExpectedVersion(context, lead);
    if (!beforeProof && isClosedBeforeProof(lead)) refuseUnproved();
    return job(lead, db);
  });
}

export async function leadForChange(context: LeadContext, db: Connection, idLead: string): Promise<Lead> {
  const lead = (await context.repositories.leads.findForChange(db, idLead)) ?? refuseUnknownLead();
  // What a customer confirms on the site was told on the phone.
  return { ...lead, face: lead.face === 'phone' ? 'phone' : (context.face ?? lead.face) };
}

export function assertExpectedVersion({ expectedVersion }: LeadContext, lead: { version: number }): void {
  if (expectedVersion === undefined || expectedVersion === lead.version) return;
  refuseStale();
}

export const refuseStale = (): never =>
  refuse(
    412,
    problemCodes.stale,
    'Este pedido foi alterado em outra aba ou aparelho. Confira os dados e escolha com quais quer continuar.',
  );

export const refuseUnknownLead = (): never =>
  refuse(404, problemCodes.notFound, 'Não encontramos este pedido. Comece de novo pelo CEP.');

/** Fetches the calendar before a lead's visit is booked, unless the lead has ordered already. */
export async function needCalendarOfLead(context: LeadContext, idLead: string): Promise<void> {
  const { database, repositories, providers } = context;
  if (providers.calendar === null) return;
  const lead = await database.read((db) => repositories.leads.find(db, idLead));
  if (lead !== undefined && lead.status !== 'finished') await needTeamCalendar(context, regionOf(lead.cep));
}
