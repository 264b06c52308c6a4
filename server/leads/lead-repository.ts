import { noteConsent } from '../consents/note-consent.ts';
import type { Connection } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, randomText, timeOrderedId } from '../protection/random.ts';
import { plainText } from './analysis/plain-text.ts';
import type { Lead, LeadChanges, LeadPlace, ProvedRight } from './lead.ts';
import { documentPlace, leadRows } from './lead-rows.ts';
import { indexName } from './lead-words.ts';

export type NewLead = LeadChanges &
  LeadPlace &
  Pick<Lead, 'addon' | 'plan_file' | 'plan_id' | 'plan_sku' | 'offers' | 'infra' | 'tracking' | 'flags'>;

export interface Leads {
  open(db: Connection, lead: NewLead, now: Date): Promise<Pick<Lead, 'id' | 'version' | 'protocol'>>;
  find(db: Connection, id: string): Promise<Lead | undefined>;
  /** The same, kept from other writers until the transaction ends. */
  findForChange(db: Connection, id: string): Promise<Lead | undefined>;
  /** Every lead that a CPF or a CNPJ was given in. */
  ofDocument(db: Connection, document: string): Promise<Lead[]>;
  /** Answers the new version. */
  change(db: Connection, lead: Lead, changes: LeadChanges, now: Date): Promise<number>;
  /** A proof is no answer: the version that the browser knows stays the right one. */
  prove(db: Connection, id: string, right: ProvedRight): Promise<void>;
  /** What a person decides is no answer either. */
  settle(db: Connection, id: string, changes: LeadChanges, now: Date): Promise<void>;
  /** What the records brought is masked no longer. */
  reveal(db: Connection, id: string): Promise<void>;
  /** Names the document without telling it: wherever it is given, or in this lead alone. */
  documentKey(lead: Pick<Lead, 'id' | 'cpf' | 'cnpj'>, holdsFor: 'document' | 'lead'): string;
  /** Names who it is about without telling it: document, name, mother and birth together. */
  identityKey(lead: Lead): string;
  /** Names any text without telling it, to other systems as well. */
  keyOfText(text: string): string;
}

const byId = (db: Connection, id: string) => db.selectFrom('leads').selectAll().where('id', '=', id);

const leadById = preparedQuery((db, place: (name: 'id') => string) => byId(db, place('id')));
const leadForChange = preparedQuery((db, place: (name: 'id') => string) => byId(db, place('id')).forUpdate());

export function leadRepository(protection: Protection, random: Random): Leads {
  const { toLead, toRow } = leadRows(protection);
  const noteConsents = async (db: Connection, subjectId: string, changes: LeadChanges, now: Date) => {
    const { accept_promotions, accept_information } = changes;
    await noteConsent(db, random, { subjectId, purpose: 'offers', given: accept_promotions }, now);
    await noteConsent(db, random, { subjectId, purpose: 'order-terms', given: accept_information }, now);
  };

  return {
    open: async (db, lead, now) => {
      const at = now.toISOString();
      const id = timeOrderedId(random, now);
      for (let tries = 0; tries < 10; tries++) {
        const protocol = protocolCode(random);
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('leads')
          .values({
            ...blankLead,
            ...toRow(id, lead),
            id,
            protocol,
            created_at: at,
            updated_at: at,
          })
          .onConflict((conflict) => conflict.column('protocol').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) continue;
        if (lead.name) await indexName(db, id, lead.name);
        // What else another site asked for as it opened the lead are not the terms of an order.
        await noteConsents(db, id, { accept_promotions: lead.accept_promotions }, now);
        return { id, protocol, version: blankLead.version };
      }
      throw new Error('No free protocol was found in ten tries');
    },
    find: async (db, id) => {
      const [row] = (await leadById(db, { id })).rows;
      return row && toLead(row);
    },
    findForChange: async (db, id) => {
      const [row] = (await leadForChange(db, { id })).rows;
      return row && toLead(row);
    },
    ofDocument: async (db, document) => {
      const { column, hash } = documentPlace(protection, document);
      const rows = await db.selectFrom('leads').selectAll().where(column, '=', hash).orderBy('id').execute();
      return rows.map(toLead);
    },
    change: async (db, lead, changes, now) => {
      const version = lead.version + 1;
      const { numUpdatedRows } = await db
        .updateTable('leads')
        .set({ ...toRow(lead.id, { face: lead.face, ...changes }), version, updated_at: now.toISOString() })
        .where('id', '=', lead.id)
        .where('version', '=', lead.version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Error('The lead was changed although it was kept from others');
      if (changes.name !== undefined) await indexName(db, lead.id, changes.name);
      await noteConsents(db, lead.id, changes, now);
      return version;
    },
    prove: async (db, id, right) => {
      await db.updateTable('leads').set({ proved_right: right }).where('id', '=', id).execute();
    },
    settle: async (db, id, changes, now) => {
      await db
        .updateTable('leads')
        .set({ ...toRow(id, changes), updated_at: now.toISOString() })
        .where('id', '=', id)
        .execute();
    },
    reveal: async (db, id) => {
      await db.updateTable('leads').set({ from_records: null }).where('id', '=', id).execute();
    },
    documentKey: ({ id, cpf, cnpj }, holdsFor) =>
      protection.fingerprint(`${cpf ?? cnpj ?? ''}${holdsFor === 'lead' ? ` ${id}` : ''}`, 'document'),
    identityKey: ({ cpf, cnpj, name, mothers_name, birth_date }) =>
      protection.fingerprint(
        JSON.stringify([cpf, cnpj, plainText(name ?? ''), plainText(mothers_name ?? ''), birth_date]),
        'identity',
      ),
    keyOfText: (text) => protection.fingerprint(text, 'key'),
  };
}

const blankLead = {
  version: 1,
  status: 'open' as const,
  step: 'created' as const,
  risk_status: 'open',
  not_found_complement: 0,
};

/** Short enough to be said on the phone: 'ABC123', without I and O. */
export const protocolCode = (random: Random): string =>
  randomText(random, 'ABCDEFGHJKLMNPQRSTUVWXYZ', 3) + randomText(random, '0123456789', 3);
