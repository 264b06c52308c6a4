import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { recogniseAllotment, recogniseBlock } from './address/recognise-block.ts';
import { recogniseComplement } from './address/recognise-complement.ts';
import { recogniseHouseNumber } from './address/recognise-house-number.ts';
import { recognisePostcode } from './address/recognise-postcode.ts';
import { recogniseNeighborhood, recogniseStreet } from './address/recognise-street.ts';
import { recogniseMothersName } from './names/recognise-mothers-name.ts';
import { recogniseName } from './names/recognise-name.ts';
import { recogniseAccount, recogniseAgency } from './recognise-account.ts';
import { recogniseBank } from './recognise-bank.ts';
import { recogniseBirthDate } from './recognise-birth-date.ts';
import { recogniseCompany } from './recognise-company.ts';
import { recogniseAgreement, recogniseContact, recognisePromotions } from './recognise-consent.ts';
import { recogniseDirectDebit } from './recognise-direct-debit.ts';
import { recogniseCnpj, recogniseCode, recogniseCpf } from './recognise-document.ts';
import { recogniseDueDate } from './recognise-due-date.ts';
import { recogniseEmail } from './recognise-email.ts';
import { recogniseLine, recognisePhone } from './recognise-phone.ts';
import { recognisePlan } from './recognise-plan.ts';
import { recogniseQuiz } from './recognise-quiz.ts';
import type { Recogniser } from './recogniser.ts';
import { recogniseSchedules } from './visit/recognise-schedules.ts';

/**
 * How each field is understood, in the order in which a message is searched: first what has a shape of its own, last
 * what may be any words.
 */
export const recognisers = {
  email: recogniseEmail,
  cnpj: recogniseCnpj,
  cpf: recogniseCpf,
  line_phone: recogniseLine,
  phone: recognisePhone,
  cep: recognisePostcode,
  code: recogniseCode,
  birth_date: recogniseBirthDate,
  schedules: recogniseSchedules,
  bank: recogniseBank,
  agency: recogniseAgency,
  account_number: recogniseAccount,
  accept_promotions: recognisePromotions,
  accept_information: recogniseAgreement,
  due_date: recogniseDueDate,
  direct_debit: recogniseDirectDebit,
  quiz: recogniseQuiz,
  idPlan: recognisePlan,
  block_number: recogniseBlock,
  allotment_number: recogniseAllotment,
  number: recogniseHouseNumber,
  complement: recogniseComplement,
  address: recogniseStreet,
  neighborhood: recogniseNeighborhood,
  company_name: recogniseCompany,
  mothers_name: recogniseMothersName,
  name: recogniseName,
  accept_contact: recogniseContact,
} satisfies Record<FieldName, Recogniser>;
