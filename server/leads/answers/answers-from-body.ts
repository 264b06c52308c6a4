import type { CalendarDate } from '../../../src/brazil/date.ts';
import type { LeadData } from '../../../src/contract/lead/lead-data.ts';
import { oneDocument } from '../../../src/contract/lead/one-document.ts';
import { refuseField } from '../../http/refusal.ts';
import type { LeadChanges } from '../lead.ts';
import { complementFrom, contactFrom } from '../lead-from-body.ts';
import { assertBankListed, assertDueDateOffered, assertGrownUp } from './answer-rules.ts';

/** Validates the answers in the body of a created lead by the rules of the checkout's own calls. */
export function answersFrom(lead: LeadData, today: CalendarDate): LeadChanges {
  const { birth_date, due_date, direct_debit, bankInfo, cpf, cnpj } = lead;
  if (birth_date != null) assertGrownUp(birth_date, today);
  if (due_date != null) assertDueDateOffered(due_date);
  if (cpf != null && cnpj != null) refuseField('cpf', oneDocument);
  const account = direct_debit ? bankInfo : null;
  if (account != null) assertBankListed(account.bank);
  const complement = complementFrom(lead);
  return {
    ...contactFrom(lead),
    phone2: lead.phone2,
    cpf,
    cnpj,
    company_name: cnpj == null ? null : lead.company_name,
    birth_date,
    mothers_name: lead.mothers_name,
    due_date,
    direct_debit,
    bank_info: account,
    device_info: lead.deviceInfo,
    schedules: lead.schedules,
    webcare_tuid: lead.webcare_tuid,
    ...(complement === null ? {} : { complement }),
    complements: lead.complements,
    not_found_complement: lead.notFoundComplement ?? undefined,
    accept_promotions: lead.accept_promotions,
    accept_information: lead.accept_information,
  };
}
