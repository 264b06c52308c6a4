import { describe, expect, it, onTestFinished } from 'vitest';
import { createRepositories } from '../../../server/app/repositories.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import type { LeadChanges } from '../../../server/leads/lead.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { freshDatabase } from '../test-server/fresh-database.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

const now = new Date('2026-11-23T15:00:00.000Z');

const newLead = {
  cep: '01310100',
  number: '1000',
  is_block_allotment: false,
  block_number: null,
  allotment_number: null,
  address: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  addon: 'b/r',
  plan_file: 'r.json',
  plan_id: 101,
  plan_sku: 'd500a',
  offers: [101, 102],
  infra: { infraco: 'rede', technology: 'FTTH', structured_complement: true },
  tracking: { utm_source: 'boca a boca' },
  flags: { rs: true },
};

const everything: LeadChanges = {
  step: 'name',
  is_block_allotment: true,
  complement: 'Casa 2',
  complements: [{ type: 'casa', value: '2' }],
  not_found_complement: true,
  name: 'José D’Ávila',
  phone: '11987654321',
  phone2: '1133334444',
  email: 'jose@exemplo.com.br',
  accept_promotions: false,
  accept_information: true,
  webcare_tuid: 'w',
  due_date: 10,
  direct_debit: true,
  schedules: [{ date: '27/11/2026', period: 'manha' }],
  risk_status: 'quiz',
  rejected_message: null,
  cpf: '52998224725',
  cnpj: null,
  mothers_name: 'Não consta',
  birth_date: '29/02/1988',
  bank_info: { bank: '341', agency: '1234', account_number: '12345-6' },
  device_info: { cookies: 'c' },
  quiz_state: {
    quiz: {
      idQuiz: 'q',
      attemptsLeft: 2,
      questions: [{ id: '1', text: '?', answers: [{ id: 'a', text: 'A' }] }],
    },
    solution: { '1': 'a' },
  },
};

async function open(engine: Engine) {
  const database = await openDatabase(await freshDatabase(engine), now);
  onTestFinished(() => database.close());
  const { leads } = createRepositories(createProtection([Buffer.alloc(32, 3)], systemRandom), systemRandom);
  return { database, leads };
}

describe.each(engines)('leads on %s', (engine) => {
  it('a stored lead returns everything it was given', async () => {
    const { database, leads } = await open(engine);
    const { id, version, protocol } = await database.write((db) => leads.open(db, newLead, now));
    expect(version).toBe(1);
    const opened = await database.read((db) => leads.find(db, id));
    expect(opened).toMatchObject({ ...newLead, id, protocol, status: 'open', created_at: now.toISOString() });

    const later = new Date(now.getTime() + 1000);
    const changed = await database.write(async (db) => {
      const lead = await leads.findForChange(db, id);
      if (!lead) throw new Error('The lead is gone');
      return leads.change(db, lead, everything, later);
    });
    expect(changed).toBe(2);
    const found = await database.read((db) => leads.find(db, id));
    expect(found).toEqual({ ...opened, ...everything, version: 2, updated_at: later.toISOString() });
  });

  it('an answer can be cleared without touching the others', async () => {
    const { database, leads } = await open(engine);
    const { id } = await database.write((db) => leads.open(db, newLead, now));
    const change = (changes: LeadChanges) =>
      database.write(async (db) => {
        const lead = await leads.findForChange(db, id);
        if (lead) await leads.change(db, lead, changes, now);
      });
    await change(everything);
    await change({ bank_info: null, cpf: null, direct_debit: null });
    const found = await database.read((db) => leads.find(db, id));
    expect(found).toMatchObject({ bank_info: null, cpf: null, direct_debit: null, birth_date: '29/02/1988' });
    const row = await database.read((db) => db.selectFrom('leads').select('cpf_hash').executeTakeFirst());
    expect(row).toEqual({ cpf_hash: null });
  });

  it('an account that today would be refused is still read', async () => {
    const { database, leads } = await open(engine);
    const bank_info = { bank: '341', agency: '0000', account_number: '00000-0' };
    const { id } = await database.write((db) => leads.open(db, newLead, now));
    await database.write(async (db) => {
      const lead = await leads.findForChange(db, id);
      if (lead) await leads.change(db, lead, { bank_info }, now);
    });
    expect(await database.read((db) => leads.find(db, id))).toMatchObject({ bank_info });
  });

  it('a lead is found by its document, which is not stored in clear', async () => {
    const { database, leads } = await open(engine);
    const ids = await database.write(async (db) => [
      (await leads.open(db, newLead, now)).id,
      (await leads.open(db, newLead, now)).id,
    ]);
    for (const id of ids) {
      await database.write(async (db) => {
        const lead = await leads.findForChange(db, id);
        if (lead) await leads.change(db, lead, { cpf: '52998224725' }, now);
      });
    }
    const rows = await database.read((db) => db.selectFrom('leads').select(['cpf', 'cpf_hash']).execute());
    expect(rows[0]?.cpf_hash).toBe(rows[1]?.cpf_hash);
    expect(rows[0]?.cpf).not.toBe(rows[1]?.cpf);
    expect(JSON.stringify(rows)).not.toContain('529982');
  });

  it('each lead has its own protocol', async () => {
    const { database, leads } = await open(engine);
    const opened = await Promise.all(
      Array.from({ length: 200 }, () => database.write((db) => leads.open(db, newLead, now))),
    );
    const protocols = new Set(opened.map(({ protocol }) => protocol));
    expect(protocols.size).toBe(200);
    for (const protocol of protocols) expect(protocol).toMatch(/^[A-HJ-NP-Z]{3}\d{3}$/);
  });
});
