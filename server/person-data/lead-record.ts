import { maskCnpj } from '../../src/brazil/cnpj.ts';
import { maskCpf } from '../../src/brazil/cpf.ts';
import { maskBirthDate } from '../../src/brazil/date.ts';
import { maskMothersName } from '../../src/brazil/name.ts';
import {
  faceWords,
  leadStepWords,
  riskWords,
  visitText,
  wordsFor,
} from '../../src/content/operator/list-words.ts';
import type { Lead } from '../leads/lead.ts';
import { leadLabels } from './lead-labels.ts';
import { type PersonRecord, readableRecord } from './readable-values.ts';

const hidden = '•••';

/** The end of a phone proves too little for what is sealed: it comes masked, as everywhere else on that way. */
const masked = (lead: Lead): Lead => ({
  ...lead,
  cpf: lead.cpf && maskCpf(lead.cpf),
  cnpj: lead.cnpj && maskCnpj(lead.cnpj),
  mothers_name: lead.mothers_name && maskMothersName(lead.mothers_name),
  birth_date: lead.birth_date && maskBirthDate(lead.birth_date),
  bank_info: lead.bank_info && { bank: lead.bank_info.bank, agency: hidden, account_number: hidden },
  device_info: lead.device_info && { cookies: hidden },
});

export function leadRecord(lead: Lead, isMasked: boolean): PersonRecord {
  const values = inWords(isMasked ? masked(lead) : lead);
  return readableRecord(
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const label = labelOf(name);
        return label === null ? [] : [[label, value]];
      }),
    ),
  );
}

const provedRightWords = { collaborator: 'Colaborador', migration: 'Migração' } as const;
const recordedWords = { name: leadLabels.name, phone: leadLabels.phone, email: leadLabels.email } as const;

/** What is kept as a code reads as it does in the panel. */
const inWords = (lead: Lead): Readonly<Record<string, unknown>> => ({
  ...lead,
  step: wordsFor(leadStepWords, lead.step),
  risk_status: wordsFor(riskWords, lead.risk_status),
  face: lead.face && wordsFor(faceWords, lead.face),
  proved_right: lead.proved_right && provedRightWords[lead.proved_right],
  from_records: lead.from_records.map((field) => recordedWords[field]),
  schedules: lead.schedules?.map(visitText),
  complements: lead.complements?.map(({ type, value }) => `${type} ${value}`),
});

const labels: Readonly<Record<string, string | null>> = leadLabels;
const labelOf = (name: string): string | null => labels[name] ?? null;
