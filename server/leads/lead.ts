import * as z from 'zod/mini';
import type { Infra, LeadAddress } from '../../src/contract/address.ts';
import type { Schedule } from '../../src/contract/answers.ts';
import type { BankInfo, RiskStatus } from '../../src/contract/lead.ts';
import type { Quiz } from '../../src/contract/risk.ts';
import type { OrderFlags, Tracking } from '../../src/contract/tracking.ts';

/** Where the connection goes. Columns and answers carry the names of the wire. */
export interface LeadPlace {
  cep: string | null;
  number: string | null;
  is_block_allotment: boolean;
  block_number: string | null;
  allotment_number: string | null;
  address: string | null;
  neighborhood: string | null;
  city: string;
  state: string;
}

interface DeviceInfo {
  cookies?: string | undefined;
  jsc?: string | undefined;
  hdim_payload?: string | undefined;
}

/** An open quiz; gone with the verdict. */
interface QuizState {
  quiz: Quiz;
  solution: Record<string, string>;
}

/** What was already tried with a document, so that changing it back and forth buys no new tries. */
export type RiskHistory = Record<string, { tries: number; status: RiskStatus; message: string | null }>;

/** Who has proved to be whom: the way to prices that not everybody may have. */
export const provedRight = z.enum(['collaborator', 'migration']);

export type ProvedRight = z.output<typeof provedRight>;

/** Answers that the operator's records may bring. */
export const recordedField = z.enum(['name', 'phone', 'email']);

export interface Lead extends LeadPlace {
  id: string;
  version: number;
  status: 'open' | 'finished';
  step: string;
  protocol: string;
  addon: string | null;
  plan_file: string;
  plan_id: number | null;
  plan_sku: string | null;
  /** Ids of the plans that reach the address. */
  offers: number[];
  infra: Infra | null;
  complement: string | null;
  complements: NonNullable<LeadAddress['complements']> | null;
  not_found_complement: boolean;
  name: string | null;
  phone: string | null;
  phone2: string | null;
  email: string | null;
  accept_promotions: boolean | null;
  accept_information: boolean | null;
  webcare_tuid: string | null;
  due_date: number | null;
  direct_debit: boolean | null;
  schedules: Schedule[] | null;
  tracking: Tracking | null;
  flags: OrderFlags | null;
  risk_status: RiskStatus;
  rejected_message: string | null;
  risk_history: RiskHistory;
  cpf: string | null;
  cnpj: string | null;
  mothers_name: string | null;
  birth_date: string | null;
  bank_info: BankInfo | null;
  device_info: DeviceInfo | null;
  quiz_state: QuizState | null;
  proved_right: ProvedRight | null;
  /** Shown masked, because nobody has told them here. */
  from_records: z.output<typeof recordedField>[];
  plan_addon_bonus_id: number | null;
  company_name: string | null;
  created_at: string;
  updated_at: string;
  finished_at: string | null;
}

/** A lead that has no address yet. */
export const noPlace: LeadPlace = {
  cep: null,
  number: null,
  is_block_allotment: false,
  block_number: null,
  allotment_number: null,
  address: null,
  neighborhood: null,
  city: '',
  state: '',
};

export type LeadChanges = Partial<Omit<Lead, 'id' | 'version' | 'protocol' | 'created_at' | 'updated_at'>>;
