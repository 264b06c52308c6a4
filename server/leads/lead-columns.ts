import * as z from 'zod/mini';
import { infra } from '../../src/contract/address.ts';
import { complementPart, schedule } from '../../src/contract/answers.ts';
import { bankInfo, deviceInfo, riskStatus } from '../../src/contract/lead.ts';
import { quiz } from '../../src/contract/risk.ts';
import { orderFlags, tracking } from '../../src/contract/tracking.ts';
import { fromFlag, fromJson, toFlag, toJson } from '../database/column-values.ts';
import type { LeadTable } from '../database/tables.ts';
import type { Protection } from '../protection/protection.ts';
import { type Lead, type LeadChanges, provedRight, recordedField } from './lead.ts';

const quizState = z.object({ quiz, solution: z.record(z.string(), z.string()) });
const tried = z.object({ tries: z.int(), status: riskStatus, message: z.nullable(z.string()) });
const riskHistory = z.record(z.string(), tried);

/** Between a lead and its row. Sealed columns are bound to the lead and the field they belong to. */
export function leadColumns(protection: Protection) {
  const open = (row: LeadTable, field: keyof LeadTable & string): string | null => {
    const sealed = row[field];
    return typeof sealed === 'string' ? protection.open(sealed, placeOf(row.id, field)) : null;
  };
  const seal = (id: string, field: string, text: string | null | undefined) =>
    typeof text === 'string' ? protection.seal(text, placeOf(id, field)) : text;

  const toLead = (row: LeadTable): Lead => {
    const { cpf_hash: _onlyForFinding, ...plain } = row;
    return {
      ...plain,
      is_block_allotment: row.is_block_allotment === 1,
      not_found_complement: row.not_found_complement === 1,
      accept_promotions: fromFlag(row.accept_promotions),
      accept_information: fromFlag(row.accept_information),
      direct_debit: fromFlag(row.direct_debit),
      offers: fromJson(z.array(z.int()), row.offers) ?? [],
      infra: fromJson(infra, row.infra),
      complements: fromJson(z.array(complementPart), row.complements),
      schedules: fromJson(z.array(schedule), row.schedules),
      tracking: fromJson(tracking, row.tracking),
      flags: fromJson(orderFlags, row.flags),
      risk_status: riskStatus.parse(row.risk_status),
      risk_history: fromJson(riskHistory, row.risk_history) ?? {},
      cpf: open(row, 'cpf'),
      cnpj: open(row, 'cnpj'),
      mothers_name: open(row, 'mothers_name'),
      birth_date: open(row, 'birth_date'),
      bank_info: fromJson(bankInfo, open(row, 'bank_info')),
      device_info: fromJson(deviceInfo, open(row, 'device_info')),
      quiz_state: fromJson(quizState, open(row, 'quiz_state')),
      proved_right: row.proved_right === null ? null : provedRight.parse(row.proved_right),
      from_records: fromJson(z.array(recordedField), row.from_records) ?? [],
    };
  };

  /** Only the columns of the answers that are given; `undefined` leaves a column as it is. */
  const toColumns = (id: string, changes: LeadChanges) => ({
    ...changes,
    is_block_allotment: toFlag(changes.is_block_allotment),
    not_found_complement: toFlag(changes.not_found_complement),
    accept_promotions: toFlag(changes.accept_promotions),
    accept_information: toFlag(changes.accept_information),
    direct_debit: toFlag(changes.direct_debit),
    offers: changes.offers && JSON.stringify(changes.offers),
    infra: toJson(changes.infra),
    complements: toJson(changes.complements),
    schedules: toJson(changes.schedules),
    tracking: toJson(changes.tracking),
    flags: toJson(changes.flags),
    risk_history: toJson(changes.risk_history),
    from_records: toJson(changes.from_records),
    cpf: seal(id, 'cpf', changes.cpf),
    cpf_hash: changes.cpf ? protection.fingerprint(changes.cpf, 'cpf') : changes.cpf,
    cnpj: seal(id, 'cnpj', changes.cnpj),
    mothers_name: seal(id, 'mothers_name', changes.mothers_name),
    birth_date: seal(id, 'birth_date', changes.birth_date),
    bank_info: seal(id, 'bank_info', toJson(changes.bank_info)),
    device_info: seal(id, 'device_info', toJson(changes.device_info)),
    quiz_state: seal(id, 'quiz_state', toJson(changes.quiz_state)),
  });

  return { toLead, toColumns };
}

const placeOf = (id: string, field: string): string => `lead ${id} ${field}`;
