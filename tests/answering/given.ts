import { readFileSync } from 'node:fs';
import { planList } from '../../src/contract/plan.ts';
import type { Coverage, Facts } from '../../src/funnel/facts.ts';
import { noWish } from '../../src/funnel/wish.ts';

const { plans } = planList.parse(JSON.parse(readFileSync('public/json/plans.json', 'utf8')));

export const coverageOf = (...skus: string[]): Coverage => ({
  plans: plans.filter(({ sku }) => skus.includes(sku)),
  infra: { infraco: 'TIM', technology: 'FTTH', structured_complement: false },
});

export const paulista = {
  UF: 'SP',
  city: 'São Paulo',
  neighborhood: 'Bela Vista',
  address: 'Avenida Paulista',
  zip: '01310100',
  is_block_allotment: false,
};

export const quiz = {
  idQuiz: 'q',
  attemptsLeft: 2,
  questions: ['one', 'two', 'three'].map((id) => ({
    id,
    text: `${id}?`,
    answers: [
      { id: 'a', text: 'A' },
      { id: 'b', text: 'B' },
    ],
  })),
};

export const today = { year: 2026, month: 11, day: 20 };

export const noFacts: Facts = {
  today,
  personType: 'pf',
  asksNumber: true,
  answers: {},
  onFile: {},
  place: null,
  coverage: null,
  wish: noWish,
  risk: null,
  order: null,
  done: {},
  failures: {},
};
