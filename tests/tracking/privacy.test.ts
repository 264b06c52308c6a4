import type { Action } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Answers, AnswerValues, FieldName } from '../../src/funnel/fields/answer-values.ts';
import { fieldNames } from '../../src/funnel/fields/fields.ts';
import { journeys } from '../../src/funnel/journeys/journeys.ts';
import { stateAt } from '../../src/sagas/create-store.ts';
import { selectScene } from '../../src/sagas/select-scene.ts';
import {
  answersAccepted,
  effectSucceeded,
  phoneContactChosen,
  stepOpened,
  visitBecameReady,
} from '../../src/store/events.ts';
import { type RootState, rootReducer } from '../../src/store/root-reducer.ts';
import { selectWalk } from '../../src/store/selectors.ts';
import { dueEvents } from '../../src/tracking/due-events.ts';
import { validateEvent } from '../../src/tracking/webchat/validate-event.ts';
import { coverageOf, taguatinga } from '../funnel/given.ts';
import { runs } from '../setup/full-run.ts';

/** Valid where the rule asks for it, and each found nowhere else. */
const distinctive = {
  line_phone: '21987650001',
  code: '730194',
  cep: '72110045',
  number: 'Nº7351',
  block_number: 'QZ8642',
  allotment_number: 'LW9753',
  name: 'Quitéria Zwolinski',
  phone: '61998877665',
  email: 'quiteria.z@exemplo.com.br',
  birth_date: '23/07/1971',
  mothers_name: 'Genoveva Xylander',
  cpf: '52998224725',
  cnpj: '12ABC34501DE35',
  company_name: 'Kwarcyan Ltda.',
  address: 'Alameda Wojtyla',
  neighborhood: 'Bairro Xerxes',
  complement: { text: 'Fundos Kappa', parts: [{ type: 'casa', value: 'Kappa 77' }] },
  bank: '748',
  agency: '4826-9',
  account_number: '918273-6',
  quiz: { idQuiz: 'quiz-9f3', questions: [{ id: 'q-71', answer: { id: 'a-83' } }] },
} as const satisfies Partial<AnswerValues>;

type Distinctive = keyof typeof distinctive;
type GivenOtherwise = 'idPlan' | 'accept_promotions' | 'accept_contact';

const harmless = {
  accept_information: true,
  direct_debit: true,
  due_date: 10,
  schedules: [{ date: '01/12/2026', period: 'manha' }],
} as const satisfies Omit<AnswerValues, Distinctive | GivenOtherwise>;

const texts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [String(value)];

const contact: readonly FieldName[] = ['name', 'email', 'phone'];
const told: readonly FieldName[] = ['cep'];
const secret = Object.entries(distinctive)
  .filter(([name]) => ![...contact, ...told].some((one) => one === name))
  .flatMap(([, value]) => texts(value))
  // A complement's kind says nothing of anybody.
  .filter((text) => text !== 'casa');

const give = (answers: Answers) => answersAccepted({ values: answers });
const succeed = (found: object) => (state: RootState) => {
  const { current } = selectWalk(state);
  return effectSucceeded({ step: current.step.id, stamp: current.stamp, result: found });
};

const everyGiven = { ...distinctive, ...harmless };
const gifts = fieldNames
  .filter((name) => name in everyGiven)
  .map((name) => give({ [name]: Reflect.get(everyGiven, name) }));
const order = { orderNumber: 'UF-0123456789A', protocol: 'p', finishedAt: 'now' };

type Happening = Action | ((state: RootState) => Action);

/** Whatever may happen, in whatever order. */
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.constantFrom(...gifts),
  fc.constantFrom(
    succeed({}),
    succeed({ place: taguatinga }),
    succeed({ coverage: coverageOf('d500a') }),
    succeed({ coverage: { plans: [], infra: null } }),
    succeed({ risk: { status: 'approved', message: null, quiz: null } }),
    succeed({ order }),
  ),
  fc
    .constantFrom('/checkout/cpf/', '/checkout/conta-debito/', `/${distinctive.cpf}/`)
    .map((route) => stepOpened({ route, face: 'pages' })),
);

const consents: fc.Arbitrary<Consents> = fc.record({
  byPhone: fc.constantFrom(true, false, null),
  accept_promotions: fc.constantFrom(true, false, undefined),
  accept_contact: fc.constantFrom(true, undefined),
});

interface Consents {
  byPhone: boolean | null;
  accept_promotions: boolean | undefined;
  accept_contact: true | undefined;
}

function eventsOf(state: RootState): object[] {
  const scene = selectScene(state);
  return (scene === null ? [] : dueEvents(scene)).flatMap(({ counted, webchat }) => {
    if (webchat) expect(validateEvent(webchat.name, webchat.properties).kind).toBe('valid');
    return [counted ?? [], webchat ?? []].flat();
  });
}

const { name, email, phone } = distinctive;

/** What nobody with these consents may read in an event. */
function forbiddenTo({ byPhone, accept_promotions, accept_contact }: Consents): string[] {
  const isByPhone = byPhone === true || accept_contact === true;
  const isByEmail = accept_promotions === true || accept_contact === true;
  return [
    ...secret,
    ...(isByPhone ? [] : [phone]),
    ...(isByEmail ? [] : [email]),
    ...(isByPhone || isByEmail ? [] : [name]),
  ];
}

describe('any events in any order', () => {
  const visits = fc.record({
    campaign: fc.constantFrom(...fileCampaigns.all),
    happenings: fc.array(happening, { maxLength: 60 }),
    consents,
  });
  const toTheEnd: readonly Happening[] = [give(everyGiven), ...journeys.order.steps.map(() => succeed({}))];

  it('no event holds sensitive data, and a contact only with consent', () => {
    let most = 0;
    fc.assert(
      fc.property(visits, ({ campaign, happenings, consents: given }) => {
        const { byPhone, ...agreed } = given;
        const forbidden = forbiddenTo(given);
        const asked = byPhone === null ? [] : [phoneContactChosen({ accepted: byPhone })];
        let state = rootReducer(stateAt(campaign, '/checkout/cep/'), visitBecameReady());
        for (const what of [...asked, give(agreed), ...happenings, ...toTheEnd]) {
          state = rootReducer(state, typeof what === 'function' ? what(state) : what);
          const events = eventsOf(state);
          const text = JSON.stringify(events);
          expect(forbidden.filter((value) => text.includes(value))).toEqual([]);
          most = Math.max(most, events.length);
        }
      }),
      { numRuns: runs(150) },
    );
    // Or there would have been nothing to find.
    expect(most).toBeGreaterThan(28);
  });
});
