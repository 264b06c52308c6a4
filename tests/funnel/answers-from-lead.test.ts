import { expect, it } from 'vitest';
import { type LeadView, leadView } from '../../src/contract/lead/lead-view.ts';
import { answersOfLead, onFileOfLead } from '../../src/funnel/fields/answers-from-lead.ts';
import { fieldNames, fields } from '../../src/funnel/fields/fields.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { fibre, plansOf } from './given.ts';

const [plan = null] = plansOf('d500a');

/** A lead that knows everything. */
const whole: Required<LeadView> = {
  ...everyAnswer,
  success: true,
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  access: 'holder',
  provable: true,
  version: 9,
  step: 'scheduleDate',
  addon: 'timblack',
  made: 'timblack',
  idPlan: plan?.id ?? 0,
  lp_origin: 'LP TIM Black',
  address: {
    cep: '01310100',
    number: '1000',
    address: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    is_block_allotment: true,
    block_number: '12',
    allotment_number: '7',
    complement: 'casa 2',
    complements: [],
    notFoundComplement: false,
  },
  plan,
  protocol: '1',
  plansOffers: [],
  infra: fibre,
  phone2: '1133334444',
  birth_date: '**/**/1990',
  mothers_name: 'M**** S****',
  cpf: '***.982.247-**',
  cnpj: '**.***.***/01DE-35',
  onFile: {},
  proved: 'collaborator',
  idPlanAddonBonus: 9001,
  direct_debit: true,
  bankInfo: { bank: '001', agency: '****', account_number: '*****-7' },
  schedules: [{ date: '01/12/2026', period: 'manha' }],
  risk: { status: 'approved', message: null },
  orderNumber: 'UF-1',
  orderEnded: 'withdrawn',
  finishedAt: '2026-11-20T12:00:00.000Z',
};

const told = (values: object) =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** A field without a way back would be asked twice of whoever returns. */
it('a lead returns every answer except those that end once given', () => {
  const back = [...told(answersOfLead(whole)), ...told(onFileOfLead(whole))];
  expect(fieldNames.filter((name) => !back.includes(name)).sort()).toEqual([
    'accept_contact',
    'accept_information',
    'quiz',
  ]);
  expect(back.filter((name, index) => back.indexOf(name) !== index)).toEqual([]);
});

it('a lead returns in clear only what a tab may keep', () => {
  const open = new Set(told(answersOfLead(whole)));
  expect(fieldNames.filter((name) => open.has(name) && fields[name].keep === 'memory')).toEqual([]);
});

it('a lead returns answers that their fields accept', () => {
  expect(leadView.safeParse(whole).success).toBe(true);
  const answers = answersOfLead(whole);
  const refused = fieldNames.filter(
    (name) => answers[name] !== undefined && !fields[name].schema.safeParse(answers[name]).success,
  );
  expect(refused).toEqual([]);
});

it('the code of an e-mail is on file only for a proved collaborator', () => {
  expect(onFileOfLead(whole).code).toBeDefined();
  expect(onFileOfLead({ ...whole, proved: 'migration' }).code).toBeUndefined();
});
