import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { recogniseAccount, recogniseAgency } from './recognise-account.ts';
import { recogniseBank } from './recognise-bank.ts';
import { recogniseBirthDate } from './recognise-birth-date.ts';
import { recogniseAllotment, recogniseBlock } from './recognise-block.ts';
import { recogniseCompany } from './recognise-company.ts';
import { recogniseComplement } from './recognise-complement.ts';
import { recogniseAgreement, recogniseContact, recognisePromotions } from './recognise-consent.ts';
import { recogniseDirectDebit } from './recognise-direct-debit.ts';
import { recogniseCnpj, recogniseCode, recogniseCpf } from './recognise-document.ts';
import { recogniseDueDate } from './recognise-due-date.ts';
import { recogniseEmail } from './recognise-email.ts';
import { recogniseHouseNumber } from './recognise-house-number.ts';
import { recogniseMothersName, recogniseName } from './recognise-name.ts';
import { recogniseLine, recognisePhone } from './recognise-phone.ts';
import { recognisePlan } from './recognise-plan.ts';
import { recognisePostcode } from './recognise-postcode.ts';
import { recogniseQuiz } from './recognise-quiz.ts';
import { recogniseSchedules } from './recognise-schedules.ts';
import { recogniseNeighborhood, recogniseStreet } from './recognise-street.ts';
import type { Recogniser } from './recogniser.ts';

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
