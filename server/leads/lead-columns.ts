import * as z from 'zod/mini';
import { maskCnpj } from '../../src/brazil/cnpj.ts';
import { maskCpf } from '../../src/brazil/cpf.ts';
import { maskBirthDate } from '../../src/brazil/date.ts';
import { maskMothersName } from '../../src/brazil/name.ts';
import { infra } from '../../src/contract/address.ts';
import { complementPart, schedule } from '../../src/contract/lead/answers.ts';
import { storedBankInfo } from '../../src/contract/lead/bank-info.ts';
import { deviceInfo } from '../../src/contract/lead/device-info.ts';
import type { LeadStep } from '../../src/contract/lead/lead-steps.ts';
import { quiz, riskStatus } from '../../src/contract/risk.ts';
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

/** The open quiz with its solution; deleted with the verdict. */
const quizState = z.object({ quiz, solution: z.record(z.string(), z.string()) });

/** A proved claim that unlocks restricted prices. */
const provedRight = z.enum(['collaborator', 'migration']);

/** Answers that may come from the carrier's records. */
const recordedField = z.enum(['name', 'phone', 'email']);

/**
 * All columns of a lead by their API names: storage, erasure, export label and masking. `lead-view.ts` adds values
 * that are shown in another form.
 */
export const leadColumns = {
  id: plain<string>('stays', 'Número de referência'),
  version: plain<number>('stays', null),
  status: plain<'open' | 'finished'>('stays', null),
  step: plain<LeadStep>('stays', 'Última etapa respondida'),
  protocol: plain<string>('stays', 'Protocolo'),
  addon: plain<Text>('stays', 'Campanha'),
  plan_file: plain<string>('stays', null),
  plan_id: plain<number | null>('stays', null),
  plan_sku: plain<Text>('stays', 'Código do plano'),
  offers: jsonOr<number[]>(z.array(z.int()), [], 'stays', null),
  infra: json(infra, 'stays', null),
  cep: plain<Text>('contact', 'CEP'),
  number: plain<Text>('contact', 'Número do imóvel'),
  is_block_allotment: flag('stays', null),
  block_number: plain<Text>('contact', 'Quadra'),
  allotment_number: plain<Text>('contact', 'Lote'),
  address: plain<Text>('contact', 'Rua'),
  street: plain<Text>('contact', null),
  neighborhood: plain<Text>('contact', 'Bairro'),
  city: plain<string>('stays', 'Cidade'),
  state: plain<string>('stays', 'Estado'),
  complement: plain<Text>('contact', 'Complemento'),
  complements: json(z.array(complementPart), 'contact', 'Partes do complemento'),
  not_found_complement: flag('stays', 'Complemento não encontrado na lista'),
  name: plain<Text>('contact', 'Nome'),
  phone: plain<Text>('contact', 'Celular'),
  phone2: shown(plain<Text>('contact', 'Outro telefone')),
  email: plain<Text>('contact', 'E-mail'),
  accept_promotions: shown(optionalFlag('stays', 'Aceita ofertas por e-mail')),
  accept_information: optionalFlag('stays', 'Aceitou as condições do pedido'),
  webcare_tuid: plain<Text>('contact', 'Protocolo do chat'),
  due_date: shown(plain<number | null>('stays', 'Dia de vencimento')),
  direct_debit: shown(optionalFlag('stays', 'Débito automático')),
  schedules: shown(json(z.array(schedule), 'stays', 'Dias escolhidos para a instalação')),
  tracking: json(tracking, 'contact', 'De onde veio a visita'),
  flags: json(orderFlags, 'stays', 'Condições da campanha'),
  risk_status: {
    label: 'Situação da análise',
    ends: 'stays',
    read: (text: string) => riskStatus.parse(text),
    write: String,
  },
  rejected_message: plain<Text>('stays', 'Mensagem da análise'),
  cpf: secret(maskCpf, 'CPF'),
  cnpj: secret(maskCnpj, 'CNPJ'),
  mothers_name: secret(maskMothersName, 'Nome da mãe'),
  birth_date: secret(maskBirthDate, 'Data de nascimento'),
  bank_info: sealed(json(storedBankInfo, 'sensitive', 'Conta para débito automático')),
  device_info: sealed(json(deviceInfo, 'sensitive', 'Dados do aparelho para a análise')),
  // Not exported: it repeats other answers, and its solution would help an impostor.
  quiz_state: sealed(json(quizState, 'sensitive', null)),
  /** Erased with the document and e-mail that it was proved by. */
  proved_right: {
    label: 'Direito comprovado',
    ends: 'sensitive',
    read: (text: Text) => (text === null ? null : provedRight.parse(text)),
    write: (right: z.output<typeof provedRight> | null): Text => right,
  },
  /** Fields taken from the records are masked, because the visitor did not enter them. */
  from_records: jsonOr<z.output<typeof recordedField>[]>(
    z.array(recordedField),
    [],
    'contact',
    'Respostas que vieram do cadastro',
  ),
  plan_addon_bonus_id: plain<number | null>('stays', null),
  company_name: shown(plain<Text>('contact', 'Razão social')),
  /** The face of the last answer; null in leads of earlier versions. */
  face: plain<Text>('stays', 'Onde respondeu'),
  first_source: plain<Text>('stays', 'Primeira origem'),
  first_medium: plain<Text>('stays', 'Primeiro meio'),
  first_utm: plain<Text>('stays', 'Primeira campanha de anúncio'),
  last_source: plain<Text>('stays', 'Última origem'),
  last_medium: plain<Text>('stays', 'Último meio'),
  last_utm: plain<Text>('stays', 'Última campanha de anúncio'),
  created_at: plain<string>('stays', 'Começou em'),
  updated_at: plain<string>('stays', 'Última mudança em'),
  finished_at: plain<Text>('stays', 'Pedido feito em'),
} as const satisfies Record<string, Column<unknown, unknown>>;

type Columns = typeof leadColumns;

export type Lead = { -readonly [Name in keyof Columns]: ReturnType<Columns[Name]['read']> };

/** A lead as its row; `cpf_hash` and `cnpj_hash` index the encrypted documents. */
export type LeadRow = { -readonly [Name in keyof Columns]: ReturnType<Columns[Name]['write']> } & {
  cpf_hash: string | null;
  cnpj_hash: string | null;
};

type ShownIn<Name extends keyof Columns> =
  Columns[Name] extends ShownColumn<unknown, unknown, infer Shown> ? Shown : never;

export type ShownLead = {
  [Name in keyof Columns as Columns[Name] extends ShownColumn<unknown, unknown, unknown> ? Name : never]?:
    | ShownIn<Name>
    | undefined;
};
