import type { Facts } from '../facts.ts';
import { complementBesideNumber, complementStep, isStructured } from '../fields/complement.ts';
import { houseNumberOf } from '../fields/house-number.ts';
import { chosenPlan, defaultPlan } from '../plans/plan-choice.ts';

// Conditions of steps, and the facts that their effects depend on.

export const isCovered = ({ coverage }: Facts) => coverage !== null && coverage.plans.length > 0;
/** The network is there, but the campaign sells nothing at the address, or not today. */
export const isUnsold = ({ coverage }: Facts) => coverage?.unsold !== undefined;
export const isUncovered = ({ coverage }: Facts) =>
  coverage !== null && coverage.plans.length === 0 && coverage.unsold === undefined;
/** The address has no network at all; elsewhere only the offers are missing. */
export const isOutOfReach = (facts: Facts) => isUncovered(facts) && facts.coverage?.infra === null;
export const offersAChoice = (facts: Facts) =>
  isCovered(facts) && defaultPlan(facts.coverage?.plans ?? [], facts.wish) === null;

const isAddressIncomplete = (facts: Facts) =>
  facts.place?.address === '' || facts.place?.neighborhood === '' || isStructured(facts);

/** A complement given where no step asks for it is still sent to the installer. */
export const asksInstallation = (facts: Facts): boolean =>
  isAddressIncomplete(facts) ||
  (complementStep(facts) === 'instalacao' && (facts.answers.complement?.text ?? '') !== '');

export const whereabouts = (facts: Facts) => [
  facts.answers.cep,
  houseNumberOf(facts.answers),
  facts.answers.block_number,
  facts.answers.allotment_number,
];

/** The whole address of the lead. Coverage itself does not depend on the complement. */
export const household = (facts: Facts) => [...whereabouts(facts), complementBesideNumber(facts)];

/** A right proved in an earlier visit is not proved again. */
export const isToProve = ({ onFile }: Facts) => onFile.code === undefined;

export const plan = (facts: Facts) => chosenPlan(facts)?.id;

/** The quiz may ask about the neighbourhood, so a new address needs a new quiz. */
export const identity = (facts: Facts) => {
  const { answers, onFile, place } = facts;
  return [
    answers.name ?? onFile.name,
    answers.birth_date ?? onFile.birth_date,
    answers.mothers_name ?? onFile.mothers_name,
    answers.cpf ?? onFile.cpf ?? answers.cnpj ?? onFile.cnpj,
    plan(facts),
    answers.neighborhood ?? place?.neighborhood,
  ];
};

/**
 * What the visitor agrees to. The price is left out, and the id that it is part of: if it changes, the server refuses and
 * the visitor agrees again.
 */
export const agreement = (facts: Facts) => [
  facts.answers.accept_information,
  chosenPlan(facts)?.sku,
  facts.answers.direct_debit,
];

/** The document and birth date that prove a contract. */
export const proof = ({ answers, onFile }: Facts) => [
  answers.cpf ?? onFile.cpf,
  answers.birth_date ?? onFile.birth_date,
];
