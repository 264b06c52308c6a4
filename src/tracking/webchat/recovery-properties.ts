import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { RecoveryStep } from '../../funnel/steps/step.ts';
import { applies } from '../../funnel/walk.ts';
import type { Scene } from '../scene.ts';
import { contactOf } from './contact-of.ts';
import type { PropertiesOf } from './event-map.ts';

type Recovery = PropertiesOf<'funil_recuperacao'>;
type Property = Exclude<keyof Recovery, 'step'>;

/** The properties that each step adds to those before it. */
const added: Record<RecoveryStep, readonly Property[]> = {
  1: ['zip'],
  2: ['streetNr', 'blockNr', 'lotNr', 'planoAvailable', 'email', 'phone'],
  3: ['name'],
  4: ['phone', 'acceptPhoneContact'],
  5: ['email', 'acceptEmailOffers'],
  6: ['birthDate'],
  7: ['motherName'],
  8: ['cpf', 'cnpj'],
  9: ['complement', 'noComplement', 'street'],
  10: ['dueDate'],
  11: ['directDebit'],
  12: ['bankId', 'bankAccountAgency', 'bankAccountNr'],
  13: ['installationSchedules'],
  14: ['acceptInformation'],
};

/** All properties in the form that may be sent, without unknown ones and those of abandoned branches. */
function sendable(scene: Scene): Omit<Recovery, 'step'> {
  const { facts, acceptsPhoneContact } = scene;
  const { answers, coverage, onFile } = facts;
  const answerTo = <Name extends FieldName>(name: Name) =>
    fields[name].track === 'value' ? answers[name] : undefined;
  const given = (name: FieldName, isGiven = answers[name] !== undefined || onFile[name] !== undefined) =>
    isGiven && applies(fields[name], facts) && fields[name].track !== 'never' ? true : undefined;
  return {
    zip: answerTo('cep'),
    streetNr: given('number'),
    blockNr: given('block_number'),
    lotNr: given('allotment_number'),
    planoAvailable: coverage === null ? undefined : coverage.plans.length > 0,
    ...contactOf(scene),
    acceptPhoneContact: acceptsPhoneContact ?? undefined,
    acceptEmailOffers: answerTo('accept_promotions'),
    birthDate: given('birth_date'),
    motherName: given('mothers_name'),
    cpf: given('cpf'),
    cnpj: given('cnpj'),
    street: given('address'),
    complement: given('complement', (answers.complement?.text ?? '') !== ''),
    noComplement: given('complement', answers.complement?.text === ''),
    dueDate: answerTo('due_date'),
    directDebit: answerTo('direct_debit'),
    bankId: given('bank'),
    bankAccountAgency: given('agency'),
    bankAccountNr: given('account_number'),
    installationSchedules: answerTo('schedules')?.map(({ date, period }) => ({ date, period })),
    acceptInformation: answerTo('accept_information') === true ? true : undefined,
  };
}

/** The properties of all steps up to this one, on this visitor's path. */
export function recoveryProperties(step: RecoveryStep, scene: Scene): Recovery {
  const sent = sendable(scene);
  const counting = scene.steps.flatMap((one) =>
    one.recovery !== null && one.recovery <= step && applies(one, scene.facts) ? added[one.recovery] : [],
  );
  // The complement is asked with the number, but the specification counts it at step 9.
  if (step >= 9) counting.push('complement', 'noComplement');
  const known = [...new Set(counting)].filter((name) => sent[name] !== undefined);
  return { step, ...Object.fromEntries(known.map((name) => [name, sent[name]])) };
}
