import { chosenPlan, isWishUnavailable } from '../plans/plan-choice.ts';
import type { Step } from './step.ts';
import {
  agreement,
  asksInstallation,
  household,
  identity,
  isCovered,
  isOutOfReach,
  isToProve,
  isUncovered,
  isUnsold,
  offersAChoice,
  plan,
  proof,
  whereabouts,
} from './step-conditions.ts';
import type { StepId } from './step-id.ts';
import { ask, defineSteps, end, save, silent, wait, waiting } from './step-kinds.ts';

const contactLeft = {
  screen: 'no-coverage',
  fields: ['name', 'email', 'phone', 'accept_contact'],
  effect: { ...wait('saveContact', 'write'), record: 'contact' },
} as const;

const definitions = {
  'consulta-telefone': ask('disponibilidade', {
    fields: ['line_phone'],
    effect: wait('findLine', 'write'),
  }),
  cep: ask('disponibilidade', {
    fields: ['cep'],
    effect: wait('findPostcode', 'lookup'),
    recovery: 1,
  }),
  'nr-imovel': ask('disponibilidade', {
    fields: ['number', 'block_number', 'allotment_number', 'complement'],
    effect: null,
    when: ({ asksNumber, place }) => asksNumber || place?.is_block_allotment === true,
    recovery: 2,
  }),
  'verificando-disponibilidade': waiting('disponibilidade', wait('checkCoverage', 'lookup', whereabouts)),
  'endereco-sem-cobertura': silent(
    'disponibilidade',
    save('openNoCoverageLead', whereabouts, 'contact'),
    isUncovered,
  ),
  'sem-cobertura': end('disponibilidade', { ...contactLeft, when: isOutOfReach }),
  'oferta-indisponivel': end('disponibilidade', { ...contactLeft, when: isUncovered }),
  'oferta-nao-vendida': end('disponibilidade', {
    path: 'oferta-indisponivel',
    screen: 'not-sold',
    when: isUnsold,
  }),
  'com-cobertura': ask('disponibilidade', {
    screen: 'covered',
    fields: ['idPlan'],
    effect: null,
    when: (facts) => isCovered(facts) && !isWishUnavailable(facts),
  }),
  planos: ask('disponibilidade', {
    fields: ['idPlan'],
    effect: null,
    when: offersAChoice,
  }),
  'pedido-aberto': silent('disponibilidade', save('openLead', household), isCovered),
  'plano-do-pedido': silent('disponibilidade', save('savePlan', plan), isCovered),
  nome: ask('dados-pessoais', {
    fields: ['name'],
    effect: save('saveName'),
    recovery: 3,
  }),
  telefone: ask('dados-pessoais', {
    fields: ['phone'],
    effect: save('savePhone'),
    recovery: 4,
  }),
  email: ask('dados-pessoais', {
    fields: ['email', 'accept_promotions'],
    effect: save('saveEmail'),
    recovery: 5,
  }),
  'codigo-enviado': silent(
    'dados-pessoais',
    wait('sendCode', 'write', ({ answers }) => answers.email),
    isToProve,
  ),
  'confirmacao-colaborador': ask('dados-pessoais', {
    fields: ['code'],
    effect: wait('proveCode', 'write', ({ answers }) => [answers.email, answers.code]),
    when: isToProve,
  }),
  'data-nascimento': ask('dados-pessoais', {
    fields: ['birth_date'],
    effect: save('saveBirthDate'),
    when: ({ personType }) => personType === 'pf',
    recovery: 6,
  }),
  'nome-mae': ask('dados-pessoais', {
    fields: ['mothers_name'],
    effect: save('saveMothersName'),
    when: ({ personType }) => personType === 'pf',
    recovery: 7,
  }),
  cpf: ask('dados-pessoais', {
    fields: ['cpf', 'cnpj', 'company_name'],
    effect: save('saveDocument'),
    recovery: 8,
  }),
  instalacao: ask('instalacao', {
    fields: ['address', 'neighborhood', 'complement'],
    // Another lead is opened with the whole address.
    effect: save('saveInstallation', undefined, null),
    needs: ['complementTypes'],
    when: asksInstallation,
    recovery: 9,
  }),
  'data-de-vencimento': ask('pagamento', {
    fields: ['due_date'],
    effect: save('saveDueDate'),
    needs: ['dueDates'],
    recovery: 10,
  }),
  'ativar-debito': ask('pagamento', {
    fields: ['direct_debit'],
    effect: save('saveDirectDebit'),
    needs: ['banks'],
    recovery: 11,
  }),
  'conta-debito': ask('pagamento', {
    fields: ['bank', 'agency', 'account_number'],
    effect: save('savePayment'),
    needs: ['banks'],
    when: ({ answers }) => answers.direct_debit === true,
    recovery: 12,
  }),
  'confirmando-dados': waiting('pagamento', {
    ...wait('confirmIdentity', 'write', identity),
    record: 'lead',
    sensitive: true,
  }),
  validacao: ask('pagamento', {
    fields: ['quiz'],
    // The same answers again are a new attempt, so the attempts left are part of the stamp.
    effect: wait('answerQuiz', 'write', ({ answers, risk }) => [answers.quiz, risk?.quiz?.attemptsLeft]),
    back: 'ativar-debito',
    revisit: false,
    when: ({ risk }) => risk?.status === 'quiz',
  }),
  'validacao-erro1': end('pagamento', {
    path: 'validacao/erro1',
    screen: 'rejected',
    back: 'ativar-debito',
    when: ({ risk }) => risk?.status === 'rejected',
  }),
  'validacao-erro2': end('pagamento', {
    path: 'validacao/erro2',
    screen: 'quiz-failed',
    back: 'none',
    when: ({ risk }) => risk?.status === 'quiz-failed',
  }),
  'data-instalacao': ask('pagamento', {
    fields: ['schedules'],
    effect: save('saveSchedules'),
    needs: ['installationDays'],
    when: (facts) => chosenPlan(facts)?.installationSchedule === true,
    recovery: 13,
  }),
  confirmacao: ask('pagamento', {
    screen: 'review',
    fields: ['accept_information'],
    // The review shows the bank by its name.
    needs: ['banks'],
    effect: wait('finishOrder', 'write', agreement),
    recovery: 14,
  }),
  'consulta-cpf': ask('contrato', {
    fields: ['cpf'],
    // Another CPF has another birth date.
    clears: ['birth_date'],
    effect: wait('checkClient', 'lookup'),
  }),
  titular: ask('contrato', {
    fields: ['birth_date'],
    effect: wait('findRenewal', 'write', proof),
  }),
  'titular-migracao': ask('contrato', {
    fields: ['birth_date'],
    effect: wait('findMigration', 'write', proof),
  }),
  'sem-oferta': end('contrato', {
    screen: 'no-offer',
    when: ({ existingContract }) => existingContract?.outcome === 'no-offer',
  }),
  'ja-pedido': end('contrato', {
    screen: 'no-offer',
    when: ({ existingContract }) => existingContract?.outcome === 'ordered',
  }),
  ofertas: ask('ofertas', { fields: ['idPlan'], effect: null }),
  'oferta-escolhida': silent(
    'ofertas',
    save('chooseOffer', (facts) => [facts.renewal?.id, plan(facts)]),
  ),
  'plano-migracao': silent('ofertas', save('saveMigrationPlan', plan)),
  'cep-migracao': silent(
    'disponibilidade',
    wait('moveMigration', 'write', ({ answers }) => answers.cep),
  ),
  'numero-migracao': silent(
    'disponibilidade',
    save('saveMigrationNumber', (facts) => household(facts).slice(1)),
  ),
  'confirmacao-renovacao': ask('ofertas', {
    screen: 'review',
    fields: ['accept_information'],
    effect: wait('finishRenewal', 'write', (facts) => [facts.renewal?.id, ...agreement(facts)]),
  }),
  'pedido-realizado': end('pedido-realizado', {
    screen: 'done',
    back: 'confirmacao',
  }),
  'renovacao-realizada': end('pedido-realizado', {
    screen: 'done',
    back: 'confirmacao-renovacao',
  }),
};

/** Every step of all journeys, named after its route in the specification. */
export const steps = defineSteps(definitions);

export const stepOf = (id: StepId): Step => steps[id];
