import type { Facts } from './facts.ts';
import { houseNumberOf } from './house-number.ts';
import { chosenPlan, defaultPlan } from './plan-choice.ts';
import type { Step } from './step.ts';
import type { StepId } from './step-id.ts';
import { ask, end, save, silent, wait, waiting } from './step-kinds.ts';

const isCovered = ({ coverage }: Facts) => coverage !== null && coverage.plans.length > 0;
const isUncovered = ({ coverage }: Facts) => coverage !== null && coverage.plans.length === 0;
const offersAChoice = (facts: Facts) =>
  isCovered(facts) && defaultPlan(facts.coverage?.plans ?? [], facts.wish) === null;

const isAddressIncomplete = ({ place, coverage }: Facts) =>
  place?.address === '' || place?.neighborhood === '' || coverage?.infra?.structured_complement === true;

/** A complement that was told along with the number goes to the installer too. */
const asksInstallation = (facts: Facts) =>
  isAddressIncomplete(facts) || (facts.answers.complement?.text ?? '') !== '';

const whereabouts = (facts: Facts) => [
  facts.answers.cep,
  houseNumberOf(facts.answers),
  facts.answers.block_number,
  facts.answers.allotment_number,
];

const plan = (facts: Facts) => chosenPlan(facts)?.id;

/** The analysis may ask about the neighbourhood, so a quiz does not outlive a move. */
const identity = (facts: Facts) => {
  const { answers, onFile, place } = facts;
  return [
    answers.name,
    answers.birth_date ?? onFile.birth_date,
    answers.mothers_name ?? onFile.mothers_name,
    answers.cpf ?? onFile.cpf ?? answers.cnpj ?? onFile.cnpj,
    plan(facts),
    answers.neighborhood ?? place?.neighborhood,
  ];
};

/** What is agreed to. Its price is not part of it: at another one the server asks, and the visitor answers, again. */
const agreement = (facts: Facts) => [
  facts.answers.accept_information,
  plan(facts),
  facts.answers.direct_debit,
];

/** Every step that a journey may be made of, in the words the specification uses for its route. */
export const steps = {
  'consulta-telefone': ask('consulta-telefone', 'disponibilidade', {
    fields: ['line_phone'],
    effect: wait('findLine', 'write'),
  }),
  cep: ask('cep', 'disponibilidade', {
    fields: ['cep'],
    effect: wait('findPostcode', 'lookup'),
    track: { recoveryStep: 1 },
  }),
  'nr-imovel': ask('nr-imovel', 'disponibilidade', {
    fields: ['number', 'block_number', 'allotment_number'],
    effect: null,
    when: ({ asksNumber, place }) => asksNumber || place?.is_block_allotment === true,
    track: { recoveryStep: 2 },
  }),
  'verificando-disponibilidade': waiting(
    'verificando-disponibilidade',
    'disponibilidade',
    wait('checkCoverage', 'lookup', whereabouts),
  ),
  'endereco-sem-cobertura': silent(
    'endereco-sem-cobertura',
    'disponibilidade',
    save('openNoCoverageLead', whereabouts),
    isUncovered,
  ),
  'oferta-indisponivel': end('oferta-indisponivel', 'disponibilidade', {
    screen: 'no-coverage',
    fields: ['name', 'email', 'phone', 'accept_contact'],
    effect: wait('saveContact', 'write'),
    when: isUncovered,
  }),
  planos: ask('planos', 'disponibilidade', {
    fields: ['idPlan'],
    effect: null,
    when: offersAChoice,
  }),
  'pedido-aberto': silent('pedido-aberto', 'disponibilidade', save('openLead', whereabouts), isCovered),
  'plano-do-pedido': silent('plano-do-pedido', 'disponibilidade', save('savePlan', plan), isCovered),
  nome: ask('nome', 'dados-pessoais', {
    fields: ['name'],
    effect: save('saveName'),
    track: { recoveryStep: 3 },
  }),
  telefone: ask('telefone', 'dados-pessoais', {
    fields: ['phone'],
    effect: save('savePhone'),
    track: { recoveryStep: 4 },
  }),
  email: ask('email', 'dados-pessoais', {
    fields: ['email', 'accept_promotions'],
    effect: save('saveEmail'),
    track: { recoveryStep: 5 },
  }),
  'codigo-enviado': silent(
    'codigo-enviado',
    'dados-pessoais',
    wait('sendCode', 'write', ({ answers }) => answers.email),
  ),
  'confirmacao-colaborador': ask('confirmacao-colaborador', 'dados-pessoais', {
    fields: ['code'],
    effect: wait('proveCode', 'write', ({ answers }) => [answers.email, answers.code]),
  }),
  'data-nascimento': ask('data-nascimento', 'dados-pessoais', {
    fields: ['birth_date'],
    effect: save('saveBirthDate'),
    track: { recoveryStep: 6 },
    when: ({ personType }) => personType === 'pf',
  }),
  'nome-mae': ask('nome-mae', 'dados-pessoais', {
    fields: ['mothers_name'],
    effect: save('saveMothersName'),
    track: { recoveryStep: 7 },
    when: ({ personType }) => personType === 'pf',
  }),
  cpf: ask('cpf', 'dados-pessoais', {
    fields: ['cpf', 'cnpj'],
    effect: save('saveDocument'),
    track: { recoveryStep: 8 },
  }),
  instalacao: ask('instalacao', 'instalacao', {
    fields: ['address', 'neighborhood', 'complement'],
    effect: save('saveInstallation'),
    needs: ['complementTypes'],
    track: { recoveryStep: 9 },
    when: asksInstallation,
  }),
  'data-de-vencimento': ask('data-de-vencimento', 'pagamento', {
    fields: ['due_date'],
    effect: save('saveDueDate'),
    needs: ['dueDates'],
    track: { recoveryStep: 10 },
  }),
  'ativar-debito': ask('ativar-debito', 'pagamento', {
    fields: ['direct_debit'],
    effect: save('saveDirectDebit'),
    needs: ['banks'],
    track: { recoveryStep: 11 },
  }),
  'conta-debito': ask('conta-debito', 'pagamento', {
    fields: ['bank', 'agency', 'account_number'],
    effect: save('savePayment'),
    needs: ['banks'],
    track: { recoveryStep: 12 },
    when: ({ answers }) => answers.direct_debit === true,
  }),
  'confirmando-dados': waiting('confirmando-dados', 'pagamento', {
    ...wait('confirmIdentity', 'write', identity),
    sensitive: true,
  }),
  validacao: ask('validacao', 'pagamento', {
    fields: ['quiz'],
    // The same wrong answers are another attempt.
    effect: wait('answerQuiz', 'write', ({ answers, risk }) => [answers.quiz, risk?.quiz?.attemptsLeft]),
    back: 'ativar-debito',
    revisit: false,
    when: ({ risk }) => risk?.status === 'quiz',
  }),
  'validacao-erro1': end('validacao-erro1', 'pagamento', {
    route: '/checkout/validacao/erro1/',
    screen: 'rejected',
    back: 'ativar-debito',
    when: ({ risk }) => risk?.status === 'rejected',
  }),
  'validacao-erro2': end('validacao-erro2', 'pagamento', {
    route: '/checkout/validacao/erro2/',
    screen: 'quiz-failed',
    back: 'none',
    when: ({ risk }) => risk?.status === 'quiz-failed',
  }),
  'data-instalacao': ask('data-instalacao', 'pagamento', {
    fields: ['schedules'],
    effect: save('saveSchedules'),
    needs: ['installationDays'],
    track: { recoveryStep: 13 },
    when: (facts) => chosenPlan(facts)?.installationSchedule === true,
  }),
  confirmacao: ask('confirmacao', 'pagamento', {
    screen: 'review',
    fields: ['accept_information'],
    effect: wait('finishOrder', 'write', agreement),
    track: { recoveryStep: 14 },
  }),
  'pedido-realizado': end('pedido-realizado', 'pedido-realizado', {
    route: '/pedido-realizado/',
    screen: 'done',
    back: 'confirmacao',
  }),
} as const satisfies Record<StepId, Step>;

export const stepOf = (id: StepId): Step => steps[id];
