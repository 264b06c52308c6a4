import type { Schedule } from '../contract/answers.ts';
import type { QuizAnswers } from '../contract/risk.ts';

/** A complement as it was given: free text, named parts for a network that asks for them, or none at all. */
export interface Complement {
  text: string;
  parts: readonly { type: string; value: string }[];
}

/** Every answer of every journey, in its canonical form, under the name the wire gives it. */
export interface AnswerValues {
  line_phone: string;
  code: string;
  cep: string;
  number: string;
  block_number: string;
  allotment_number: string;
  idPlan: number;
  name: string;
  phone: string;
  email: string;
  accept_promotions: boolean;
  birth_date: string;
  mothers_name: string;
  cpf: string;
  cnpj: string;
  company_name: string;
  address: string;
  neighborhood: string;
  complement: Complement;
  due_date: number;
  direct_debit: boolean;
  bank: string;
  agency: string;
  account_number: string;
  quiz: QuizAnswers;
  schedules: readonly Schedule[];
  accept_information: boolean;
  accept_contact: boolean;
}

export type FieldName = keyof AnswerValues;
export type Answers = Partial<AnswerValues>;
