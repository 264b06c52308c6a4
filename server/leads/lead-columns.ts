import * as z from 'zod/mini';
import { maskCnpj } from '../../src/brazil/cnpj.ts';
import { maskCpf } from '../../src/brazil/cpf.ts';
import { maskBirthDate } from '../../src/brazil/date.ts';
import { maskMothersName } from '../../src/brazil/name.ts';
import { infra } from '../../src/contract/address.ts';
import { complementPart, schedule } from '../../src/contract/answers.ts';
import { bankInfo, deviceInfo, riskStatus } from '../../src/contract/lead.ts';
import type { LeadStep } from '../../src/contract/lead-steps.ts';
import { quiz } from '../../src/contract/risk.ts';
import { orderFlags, tracking } from '../../src/contract/tracking.ts';
import {
  type Column,
  flag,
  json,
  jsonOr,
  optionalFlag,
  plain,
  type ShownColumn,
  sealed,
  secret,
  shown,
} from './column.ts';

type Text = string | null;

/** An open quiz; gone with the verdict. */
const quizState = z.object({ quiz, solution: z.record(z.string(), z.string()) });

/** Who has proved to be whom: the way to prices that not everybody may have. */
const provedRight = z.enum(['collaborator', 'migration']);

/** Answers that the operator's records may bring. */
const recordedField = z.enum(['name', 'phone', 'email']);

/**
 * All that a lead holds, once, under the names of the wire: how it stands in the database, when an abandoned lead loses
 * it, and how its holder sees it. What is shown in another form than it is kept in, `lead-view.ts` says.
 */
export const leadColumns = {
  id: plain<string>('stays'),
  version: plain<number>('stays'),
  status: plain<'open' | 'finished'>('stays'),
  step: plain<LeadStep>('stays'),
  protocol: plain<string>('stays'),
  addon: plain<Text>('stays'),
  plan_file: plain<string>('stays'),
  plan_id: plain<number | null>('stays'),
  plan_sku: plain<Text>('stays'),
  /** Ids of the plans that reach the address. */
  offers: jsonOr<number[]>(z.array(z.int()), [], 'stays'),
  infra: json(infra, 'stays'),
  cep: plain<Text>('contact'),
  number: plain<Text>('contact'),
  is_block_allotment: flag('stays'),
  block_number: plain<Text>('contact'),
  allotment_number: plain<Text>('contact'),
  address: plain<Text>('contact'),
  neighborhood: plain<Text>('contact'),
  city: plain<string>('stays'),
  state: plain<string>('stays'),
  complement: plain<Text>('contact'),
  complements: json(z.array(complementPart), 'contact'),
  not_found_complement: flag('stays'),
  name: plain<Text>('contact'),
  phone: plain<Text>('contact'),
  phone2: shown(plain<Text>('contact')),
  email: plain<Text>('contact'),
  accept_promotions: shown(optionalFlag('stays')),
  accept_information: optionalFlag('stays'),
  webcare_tuid: plain<Text>('contact'),
  due_date: shown(plain<number | null>('stays')),
  direct_debit: shown(optionalFlag('stays')),
  schedules: shown(json(z.array(schedule), 'stays')),
  tracking: json(tracking, 'contact'),
  flags: json(orderFlags, 'stays'),
  risk_status: { ends: 'stays', read: (text: string) => riskStatus.parse(text), write: String },
  rejected_message: plain<Text>('stays'),
  cpf: secret(maskCpf),
  cnpj: secret(maskCnpj),
  mothers_name: secret(maskMothersName),
  birth_date: secret(maskBirthDate),
  bank_info: sealed(json(bankInfo, 'sensitive')),
  device_info: sealed(json(deviceInfo, 'sensitive')),
  quiz_state: sealed(json(quizState, 'sensitive')),
  /** Without the document or the e-mail's code nobody knows any more whose right it was. */
  proved_right: {
    ends: 'sensitive',
    read: (text: Text) => (text === null ? null : provedRight.parse(text)),
    write: (right: z.output<typeof provedRight> | null): Text => right,
  },
  /** Shown masked, because nobody has given them here. */
  from_records: jsonOr<z.output<typeof recordedField>[]>(z.array(recordedField), [], 'contact'),
  plan_addon_bonus_id: plain<number | null>('stays'),
  company_name: shown(plain<Text>('contact')),
  /** In which the last answer was given; of an earlier version, of none. */
  face: plain<Text>('stays'),
  created_at: plain<string>('stays'),
  updated_at: plain<string>('stays'),
  finished_at: plain<Text>('stays'),
} as const satisfies Record<string, Column<unknown, unknown>>;

type Columns = typeof leadColumns;

export type Lead = { -readonly [Name in keyof Columns]: ReturnType<Columns[Name]['read']> };

/** A lead as its row. `cpf_hash` and `cnpj_hash` find a document without telling it. */
export type LeadRow = { -readonly [Name in keyof Columns]: ReturnType<Columns[Name]['write']> } & {
  cpf_hash: string | null;
  cnpj_hash: string | null;
};

type ShownIn<Name extends keyof Columns> =
  Columns[Name] extends ShownColumn<unknown, unknown, infer Shown> ? Shown : never;

/** What the holder sees of the columns that are shown, each under its name. */
export type ShownLead = {
  [Name in keyof Columns as Columns[Name] extends ShownColumn<unknown, unknown, unknown> ? Name : never]?:
    | ShownIn<Name>
    | undefined;
};
