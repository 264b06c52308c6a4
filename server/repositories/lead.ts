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
  created_at: string;
  updated_at: string;
  finished_at: string | null;
}

export type LeadChanges = Partial<Omit<Lead, 'id' | 'version' | 'protocol' | 'created_at' | 'updated_at'>>;
