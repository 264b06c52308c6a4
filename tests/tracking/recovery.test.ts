import { describe, expect, it } from 'vitest';
import type { AnswerValues } from '../../src/funnel/fields/answer-values.ts';
import type { RecoveryStep } from '../../src/funnel/steps/step.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { steps } from '../../src/funnel/steps/steps.ts';
import { recoveryProperties } from '../../src/tracking/webchat/recovery-properties.ts';
import { taguatinga } from '../funnel/given.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { everything, named, sceneOf } from './scene.ts';

const stepsTold = (scene: ReturnType<typeof sceneOf>) =>
  named('funil_recuperacao', scene).map(({ properties }) => properties.step);

/** What each step adds for somebody who agreed to be written to. marketing.md, section 7. */
const additions: readonly (readonly [step: StepId, place: RecoveryStep, object])[] = [
  ['cep', 1, { zip: '01310100' }],
  [
    'nr-imovel',
    2,
    {
      streetNr: true,
      blockNr: true,
      lotNr: true,
      planoAvailable: true,
      email: 'ana@exemplo.com.br',
      phone: '5511912345678',
    },
  ],
  ['nome', 3, { name: 'Ana Souza' }],
  ['telefone', 4, { acceptPhoneContact: true }],
  ['email', 5, { acceptEmailOffers: true }],
  ['data-nascimento', 6, { birthDate: true }],
  ['nome-mae', 7, { motherName: true }],
  ['cpf', 8, { cpf: true }],
  ['instalacao', 9, { complement: true, street: true }],
  ['data-de-vencimento', 10, { dueDate: 10 }],
  ['ativar-debito', 11, { directDebit: true }],
  ['conta-debito', 12, { bankId: true, bankAccountAgency: true, bankAccountNr: true }],
  ['data-instalacao', 13, { installationSchedules: [{ date: '01/12/2026', period: 'manha' }] }],
  ['confirmacao', 14, { acceptInformation: true }],
];

const agreed = sceneOf(
  {
    ...everything,
    answers: { ...everything.answers, accept_promotions: true },
    place: { ...taguatinga, address: '' },
  },
  { acceptsPhoneContact: true },
);

/** marketing.md section 7, by the answers that each number tells of. */
describe('the recovery number of a step', () => {
  it.each(additions)('the recovery number of %s is %i', (id, place) =>
    expect(steps[id].recovery).toBe(place),
  );

  it('the recovery number belongs to one step only', () => {
    const told = Object.values(steps).flatMap(({ recovery }) => recovery ?? []);
    expect(told.sort((one, other) => one - other)).toEqual(additions.map(([, place]) => place));
  });
});

describe('funil_recuperacao', () => {
  it.each(additions)(
    'funil_recuperacao sends after %s, at %i, its properties and all earlier ones',
    (_, step, own) => {
      const before = additions.filter(([, earlier]) => earlier <= step).map(([, , told]) => told);
      expect(recoveryProperties(step, agreed)).toEqual(Object.assign({ step }, ...before));
      expect(recoveryProperties(step, agreed)).toMatchObject(own);
    },
  );

  it('funil_recuperacao counts the specified steps in order', () => {
    expect(stepsTold(agreed)).toEqual(additions.map(([, step]) => step));
  });

  it('funil_recuperacao sends nothing of a step before it is answered, nor of one not asked', () => {
    const { cep, number, name } = everyAnswer;
    expect(stepsTold(sceneOf({ answers: {} }))).toEqual([]);
    expect(stepsTold(sceneOf({ answers: { cep } }))).toEqual([1]);
    expect(stepsTold(sceneOf({ answers: { cep, number, name } }))).toEqual([1, 2, 3]);
    expect(stepsTold(sceneOf({ answers: { cep, name } }, { campaign: 'b' }))).toEqual([1, 3]);
  });

  it('funil_recuperacao waits for the coverage, and sends that there is none', () => {
    const { cep, number } = everyAnswer;
    const answers = { cep, number };
    expect(stepsTold(sceneOf({ answers, coverage: null }))).toEqual([1]);
    const none = sceneOf({ answers, coverage: { plans: [], infra: null } });
    expect(named('funil_recuperacao', none).at(-1)?.properties).toMatchObject({
      step: 2,
      planoAvailable: false,
    });
  });

  it('funil_recuperacao leaves out the account when direct debit was given up', () => {
    const answers = { ...everything.answers, direct_debit: false };
    const told = recoveryProperties(14, sceneOf({ ...everything, answers }));
    expect(told).toMatchObject({ directDebit: false });
    expect(told).not.toHaveProperty('bankId');
  });

  it('funil_recuperacao sends a company’s document but not a person’s', () => {
    const told = recoveryProperties(14, sceneOf(everything, { campaign: 'empresas' }));
    expect(told).toMatchObject({ cnpj: true });
    for (const property of ['cpf', 'birthDate', 'motherName']) expect(told).not.toHaveProperty(property);
  });

  it('funil_recuperacao sends that there is no complement', () => {
    const answers = { ...everyAnswer, complement: { text: '', parts: [] } };
    const told = recoveryProperties(9, sceneOf({ answers, place: { ...taguatinga, address: '' } }));
    expect(told).toMatchObject({ noComplement: true, street: true });
    expect(told).not.toHaveProperty('complement');
  });

  it('funil_recuperacao sends the complement with the address, even if it was given with the number', () => {
    const { cep, number, due_date } = everyAnswer;
    const scene = sceneOf({ answers: { cep, number, due_date, complement: { text: 'casa 2', parts: [] } } });
    expect(recoveryProperties(8, scene)).not.toHaveProperty('complement');
    expect(recoveryProperties(10, scene)).toMatchObject({ complement: true, dueDate: 10 });
  });

  it('funil_recuperacao sends of answers on file only that they exist', () => {
    const { cep, number, email } = everyAnswer;
    const onFile = { name: 'A** S****', phone: '(11) *****-****' };
    const scene = sceneOf({ answers: { cep, number, email, accept_promotions: true }, onFile });
    expect(stepsTold(scene)).toEqual([1, 2, 5]);
    expect(recoveryProperties(5, scene)).toMatchObject({ name: true, phone: true, email });
  });
});

type Consents = Partial<Pick<AnswerValues, 'accept_contact' | 'accept_promotions'>>;
const { name, email } = everyAnswer;
const phone = '5511912345678';

describe('contact data in funil_recuperacao', () => {
  it.each<[string, boolean | null, Consents, object]>([
    ['nobody was asked', null, {}, { name: true, email: true, phone: true }],
    ['both were refused', false, { accept_promotions: false }, { name: true, email: true, phone: true }],
    ['of the phone', true, { accept_promotions: false }, { name, email: true, phone }],
    ['of offers by e-mail', false, { accept_promotions: true }, { name, email, phone: true }],
    ['of both', true, { accept_promotions: true }, { name, email, phone }],
    ['of news without coverage', null, { accept_contact: true }, { name, email, phone }],
  ])('contact data is sent with this consent: %s', (_, acceptsPhoneContact, consents, told) => {
    const { accept_contact, accept_promotions, ...answers } = everyAnswer;
    const scene = sceneOf({ answers: { ...answers, ...consents } }, { acceptsPhoneContact });
    expect([accept_contact, accept_promotions]).toEqual([true, false]);
    expect(recoveryProperties(5, scene)).toMatchObject(told);
  });
});
