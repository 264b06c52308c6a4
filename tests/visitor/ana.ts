import type { Facts } from '../../src/funnel/facts.ts';
import type { Answers, AnswerValues } from '../../src/funnel/fields/answer-values.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import { givenValues } from '../../src/funnel/fields/given-values.ts';
import type { Step } from '../../src/funnel/steps/step.ts';
import { requiredFields } from '../../src/funnel/walk.ts';

/** Whoever orders in tests, proofs and examples: each answer once, without a mistake. All that is typed or sent derives from it. */
export const everyAnswer: AnswerValues = {
  line_phone: '11987654321',
  code: '123456',
  cep: '01310100',
  number: '1000',
  block_number: '12',
  allotment_number: '7',
  idPlan: 101,
  name: 'Ana Souza',
  phone: '11912345678',
  email: 'ana@exemplo.com.br',
  accept_promotions: false,
  birth_date: '02/02/1990',
  mothers_name: 'Maria Silveira',
  cpf: '52998224725',
  cnpj: '12ABC34501DE35',
  company_name: '3M & Filhos Ltda.',
  address: 'Rua das Flores',
  neighborhood: 'Centro',
  complement: { text: '', parts: [] },
  due_date: 10,
  direct_debit: false,
  bank: '001',
  agency: '1234-5',
  account_number: '123456-7',
  quiz: { idQuiz: 'q', questions: [{ id: 'one', answer: { id: 'a' } }] },
  schedules: [{ date: '01/12/2026', period: 'manha' }],
  accept_information: true,
  accept_contact: true,
};

/** What is typed where a step requires it, under the names of its inputs. A consent is never filled in ahead. */
export const typedAt = (step: Step, facts: Facts, answers: Answers = everyAnswer): RawValues =>
  Object.assign(
    {},
    ...requiredFields(step, facts).map((field) => ({
      ...(answers[field] === true && { [field]: ['on'] }),
      ...givenValues(field, answers),
    })),
  );
