import type { Facts } from '../facts.ts';
import { complementBesideNumber, complementStep, isStructured } from '../fields/complement.ts';
import { houseNumberOf } from '../fields/house-number.ts';
import { chosenPlan, defaultPlan } from '../plan-choice.ts';

// When a step counts, and what its effect is about: what the steps ask of the facts.

export const isCovered = ({ coverage }: Facts) => coverage !== null && coverage.plans.length > 0;
export const isUncovered = ({ coverage }: Facts) => coverage !== null && coverage.plans.length === 0;
/** Not even the network is there; where it is, only the offers are missing. */
export const isOutOfReach = (facts: Facts) => isUncovered(facts) && facts.coverage?.infra === null;
export const offersAChoice = (facts: Facts) =>
  isCovered(facts) && defaultPlan(facts.coverage?.plans ?? [], facts.wish) === null;

const isAddressIncomplete = (facts: Facts) =>
  facts.place?.address === '' || facts.place?.neighborhood === '' || isStructured(facts);

/** Told where no step asks for it, a complement goes to the installer all the same. */
export const asksInstallation = (facts: Facts): boolean =>
  isAddressIncomplete(facts) ||
  (complementStep(facts) === 'instalacao' && (facts.answers.complement?.text ?? '') !== '');

export const whereabouts = (facts: Facts) => [
  facts.answers.cep,
  houseNumberOf(facts.answers),
  facts.answers.block_number,
  facts.answers.allotment_number,
];

/** The whole address that the lead is opened at: coverage does not depend on the complement. */
export const household = (facts: Facts) => [...whereabouts(facts), complementBesideNumber(facts)];

/** What was proved in another visit is not proved again. */
export const isToProve = ({ onFile }: Facts) => onFile.code === undefined;

export const plan = (facts: Facts) => chosenPlan(facts)?.id;

/** The analysis may ask about the neighbourhood, so a quiz does not outlive a move. */
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

/** What is agreed to. Its price is not part of it: at another one the server asks, and the visitor answers, again. */
export const agreement = (facts: Facts) => [
  facts.answers.accept_information,
  plan(facts),
  facts.answers.direct_debit,
];

/** Document and second fact: who proves both is told what the records say. */
export const proof = ({ answers, onFile }: Facts) => [
  answers.cpf ?? onFile.cpf,
  answers.birth_date ?? onFile.birth_date,
];
