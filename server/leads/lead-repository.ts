import { sql } from 'kysely';
import type { Touch } from '../../src/contract/measurement/touch.ts';
import { noteConsent } from '../consents/note-consent.ts';
import type { LeadPlace } from '../coverage/place-of-location.ts';
import type { Connection } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { countPlace } from '../measurement/place-counts.ts';
import { lastTouch, openingTouches } from '../measurement/touch.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, randomText, timeOrderedId } from '../protection/random.ts';
import type { Lead, LeadChanges, ProvedRight } from './lead.ts';
import { documentPlace, leadRows } from './lead-rows.ts';
import { indexName } from './lead-words.ts';
import { type Contacts, ofContact } from './of-contact.ts';
import { plainText } from './plain-text.ts';

export type NewLead = LeadChanges &
  LeadPlace &
  Pick<Lead, 'addon' | 'plan_file' | 'plan_id' | 'plan_sku' | 'offers' | 'infra' | 'tracking' | 'flags'>;

const byId = (db: Connection, id: string) => db.selectFrom('leads').selectAll().where('id', '=', id);

const leadById = preparedQuery((db, param: (name: 'id') => string) => byId(db, param('id')));
const leadForChange = preparedQuery((db, param: (name: 'id') => string) => byId(db, param('id')).forUpdate());

type Row = Readonly<Record<string, string | number | null>>;

/** The updates by their columns: each call changes the same ones. */
const updates = new Map<string, ReturnType<typeof updateOf>>();

const updateOf = (columns: readonly string[]) =>
  preparedQuery((db, param: (name: string) => string) =>
    db
      .updateTable('leads')
      .set(Object.fromEntries(columns.map((column) => [column, sql`${param(column)}`])))
      .where('id', '=', param('id'))
      .where('version', '=', sql<number>`${param('changed version')}`),
  );

function updateLead(db: Connection, row: Row, { id, version }: Pick<Lead, 'id' | 'version'>) {
  const columns = Object.keys(row);
  const key = columns.join();
  const update = updates.get(key) ?? updateOf(columns);
  updates.set(key, update);
  return update(db, { ...row, id, 'changed version': version });
}

export type Leads = ReturnType<typeof leadRepository>;

export function leadRepository(protection: Protection, random: Random) {
  const { toLead, toRow } = leadRows(protection);
  const noteConsents = async (db: Connection, subjectId: string, changes: LeadChanges, now: Date) => {
    const { accept_promotions, accept_information } = changes;
    await noteConsent(db, random, { subjectId, purpose: 'offers', given: accept_promotions }, now);
    await noteConsent(db, random, { subjectId, purpose: 'order-terms', given: accept_information }, now);
  };

  return {
    open: async (db: Connection, lead: NewLead, now: Date) => {
      const at = now.toISOString();
      const id = timeOrderedId(random, now);
      for (let tries = 0; tries < 10; tries++) {
        const protocol = protocolCode(random);
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('leads')
          .values({
            ...blankLead,
            ...toRow(id, { ...lead, ...openingTouches(lead.tracking) }),
            id,
            protocol,
            created_at: at,
            updated_at: at,
          })
          .onConflict((conflict) => conflict.column('protocol').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) continue;
        await countPlace(db, lead, true, now);
        if (lead.name) await indexName(db, id, lead.name);
        // Only the consent to offers: other flags sent by another site are no consent to the order's terms.
        await noteConsents(db, id, { accept_promotions: lead.accept_promotions }, now);
        return { id, protocol, version: blankLead.version };
      }
      throw new Error('No free protocol was found in ten tries');
    },
    find: async (db: Connection, id: string): Promise<Lead | undefined> => {
      const [row] = (await leadById(db, { id })).rows;
      return row && toLead(row);
    },
    findAll: async (db: Connection, ids: readonly string[]): Promise<Map<string, Lead>> => {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, toLead(row)]));
    },
    /** Locks the row until the transaction ends. */
    findForChange: async (db: Connection, id: string): Promise<Lead | undefined> => {
      const [row] = (await leadForChange(db, { id })).rows;
      return row && toLead(row);
    },
    ofDocument: async (db: Connection, document: string): Promise<Lead[]> => {
      const { column, hash } = documentPlace(protection, document);
      const rows = await db.selectFrom('leads').selectAll().where(column, '=', hash).orderBy('id').execute();
      return rows.map(toLead);
    },
    /** Open leads without a document that name one of these phones or e-mails, or are among these. */
    begunBy: async (db: Connection, contacts: Contacts, among: readonly string[]): Promise<Lead[]> => {
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where('status', '=', 'open')
        .where('cpf_hash', 'is', null)
        .where('cnpj_hash', 'is', null)
        .where((where) => where.or([ofContact(contacts), where('id', 'in', [...among, ''])]))
        .orderBy('id')
        .execute();
      return rows.map(toLead);
    },
    /** Returns the new version. */
    change: async (db: Connection, lead: Lead, changes: LeadChanges, now: Date): Promise<number> => {
      const version = lead.version + 1;
      const row = {
        ...toRow(lead.id, { face: lead.face, ...changes }),
        version,
        updated_at: now.toISOString(),
      };
      const { numAffectedRows } = await updateLead(db, row, lead);
      if (numAffectedRows !== 1n) throw new Error('The lead was changed although it was kept from others');
      if (lead.city === '') await countPlace(db, { ...lead, ...changes }, true, now);
      if (changes.name !== undefined) await indexName(db, lead.id, changes.name);
      await noteConsents(db, lead.id, changes, now);
      return version;
    },
    /** Does not change the version: a proof is not an answer, so the browser's version stays valid. */
    prove: async (db: Connection, id: string, right: ProvedRight): Promise<void> => {
      await db.updateTable('leads').set({ proved_right: right }).where('id', '=', id).execute();
    },
    /** Applies an operator's decision; does not change the version either. */
    settle: async (db: Connection, id: string, changes: LeadChanges, now: Date): Promise<void> => {
      await db
        .updateTable('leads')
        .set({ ...toRow(id, changes), updated_at: now.toISOString() })
        .where('id', '=', id)
        .execute();
    },
    /** Notes what brought the visitor back to an open lead; no answer either. */
    touch: async (db: Connection, id: string, touch: Touch): Promise<void> => {
      await db
        .updateTable('leads')
        .set(lastTouch(touch))
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute();
    },
    reveal: async (db: Connection, id: string): Promise<void> => {
      await db.updateTable('leads').set({ from_records: null }).where('id', '=', id).execute();
    },
    /** Keyed hash of the document, or of document and lead if the verdict holds for the lead. */
    documentKey: ({ id, cpf, cnpj }: Pick<Lead, 'id' | 'cpf' | 'cnpj'>, holdsFor: 'document' | 'lead') =>
      protection.fingerprint(`${cpf ?? cnpj ?? ''}${holdsFor === 'lead' ? ` ${id}` : ''}`, 'document'),
    /** Keyed hash of the identity: document, name, mother and birth date. */
    identityKey: ({ cpf, cnpj, name, mothers_name, birth_date }: Lead): string =>
      protection.fingerprint(
        JSON.stringify([cpf, cnpj, plainText(name ?? ''), plainText(mothers_name ?? ''), birth_date]),
        'identity',
      ),
    /** Keyed hash of any text; safe to send to other systems. */
    keyOfText: (text: string): string => protection.fingerprint(text, 'key'),
  };
}

const blankLead = {
  version: 1,
  status: 'open' as const,
  step: 'created' as const,
  risk_status: 'open',
  not_found_complement: 0,
};

/** Easy to read out on the phone: 'ABC123', without I and O. */
export const protocolCode = (random: Random): string =>
  randomText(random, 'ABCDEFGHJKLMNPQRSTUVWXYZ', 3) + randomText(random, '0123456789', 3);
