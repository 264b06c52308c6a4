import {
  faceWords,
  leadStepWords,
  riskWords,
  visitText,
  wordsFor,
} from '../../src/content/operator/list-words.ts';
import type { Lead } from '../leads/lead.ts';
import { leadColumns } from '../leads/lead-columns.ts';
import { labelOfColumn, withMaskedSecrets } from '../leads/lead-rows.ts';
import { type PersonRecord, readableRecord } from './readable-values.ts';

export const hidden = '•••';

/** Masks encrypted answers, because a phone ending is a weak proof. */
const masked = (lead: Lead): Lead => ({
  ...withMaskedSecrets(lead),
  bank_info: lead.bank_info && { bank: lead.bank_info.bank, agency: hidden, account_number: hidden },
  device_info: lead.device_info && { cookies: hidden },
});

export function leadRecord(lead: Lead, isMasked: boolean): PersonRecord {
  const values = inWords(isMasked ? masked(lead) : lead);
  return readableRecord(
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const label = labelOfColumn(name);
        return label === null ? [] : [[label, value]];
      }),
    ),
  );
}

const provedRightWords = { collaborator: 'Colaborador', migration: 'Migração' } as const;
const recordedWord = (field: Lead['from_records'][number]) => leadColumns[field].label;

/** Replaces codes by the panel's words. */
const inWords = (lead: Lead): Readonly<Record<string, unknown>> => ({
  ...lead,
  step: wordsFor(leadStepWords, lead.step),
  risk_status: wordsFor(riskWords, lead.risk_status),
  face: lead.face && wordsFor(faceWords, lead.face),
  proved_right: lead.proved_right && provedRightWords[lead.proved_right],
  from_records: lead.from_records.map(recordedWord),
  schedules: lead.schedules?.map(visitText),
  complements: lead.complements?.map(({ type, value }) => `${type} ${value}`),
});
