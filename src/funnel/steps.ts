import { chosenPlan, isWishUnavailable } from './plan-choice.ts';
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
  offersAChoice,
  plan,
  proof,
  whereabouts,
} from './step-conditions.ts';
import type { StepId } from './step-id.ts';
import { ask, end, save, silent, wait, waiting } from './step-kinds.ts';

const contactLeft = {
  screen: 'no-coverage',
  fields: ['name', 'email', 'phone', 'accept_contact'],
  effect: wait('saveContact', 'write'),
} as const;

/** Every step that a journey may be made of, in the words the specification uses for its route. */
export const steps = {
  'consulta-telefone': ask('consulta-telefone', 'disponibilidade', {
    fields: ['line_phone'],
    effect: wait('findLine', 'write'),
  }),
  cep: ask('cep', 'disponibilidade', {
    fields: ['cep'],
    effect: wait('findPostcode', 'lookup'),
  }),
  'nr-imovel': ask('nr-imovel', 'disponibilidade', {
    fields: ['number', 'block_number', 'allotment_number', 'complement'],
    effect: null,
    when: ({ asksNumber, place }) => asksNumber || place?.is_block_allotment === true,
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
  'sem-cobertura': end('sem-cobertura', 'disponibilidade', { ...contactLeft, when: isOutOfReach }),
  'oferta-indisponivel': end('oferta-indisponivel', 'disponibilidade', { ...contactLeft, when: isUncovered }),
  'com-cobertura': ask('com-cobertura', 'disponibilidade', {
    screen: 'covered',
    fields: ['idPlan'],
    effect: null,
    when: (facts) => isCovered(facts) && !isWishUnavailable(facts),
  }),
  planos: ask('planos', 'disponibilidade', {
    fields: ['idPlan'],
    effect: null,
    when: offersAChoice,
  }),
  'pedido-aberto': silent('pedido-aberto', 'disponibilidade', save('openLead', household), isCovered),
  'plano-do-pedido': silent('plano-do-pedido', 'disponibilidade', save('savePlan', plan), isCovered),
  nome: ask('nome', 'dados-pessoais', {
    fields: ['name'],
    effect: save('saveName'),
  }),
  telefone: ask('telefone', 'dados-pessoais', {
    fields: ['phone'],
    effect: save('savePhone'),
  }),
  email: ask('email', 'dados-pessoais', {
    fields: ['email', 'accept_promotions'],
    effect: save('saveEmail'),
  }),
  'codigo-enviado': silent(
    'codigo-enviado',
    'dados-pessoais',
    wait('sendCode', 'write', ({ answers }) => answers.email),
    isToProve,
  ),
  'confirmacao-colaborador': ask('confirmacao-colaborador', 'dados-pessoais', {
    fields: ['code'],
    effect: wait('proveCode', 'write', ({ answers }) => [answers.email, answers.code]),
    when: isToProve,
  }),
  'data-nascimento': ask('data-nascimento', 'dados-pessoais', {
    fields: ['birth_date'],
    effect: save('saveBirthDate'),
    when: ({ personType }) => personType === 'pf',
  }),
  'nome-mae': ask('nome-mae', 'dados-pessoais', {
    fields: ['mothers_name'],
    effect: save('saveMothersName'),
    when: ({ personType }) => personType === 'pf',
  }),
  cpf: ask('cpf', 'dados-pessoais', {
    fields: ['cpf', 'cnpj', 'company_name'],
    effect: save('saveDocument'),
  }),
  instalacao: ask('instalacao', 'instalacao', {
    fields: ['address', 'neighborhood', 'complement'],
    effect: save('saveInstallation'),
    needs: ['complementTypes'],
    when: asksInstallation,
  }),
  'data-de-vencimento': ask('data-de-vencimento', 'pagamento', {
    fields: ['due_date'],
    effect: save('saveDueDate'),
    needs: ['dueDates'],
  }),
  'ativar-debito': ask('ativar-debito', 'pagamento', {
    fields: ['direct_debit'],
    effect: save('saveDirectDebit'),
    needs: ['banks'],
  }),
  'conta-debito': ask('conta-debito', 'pagamento', {
    fields: ['bank', 'agency', 'account_number'],
    effect: save('savePayment'),
    needs: ['banks'],
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
    path: 'validacao/erro1',
    screen: 'rejected',
    back: 'ativar-debito',
    when: ({ risk }) => risk?.status === 'rejected',
  }),
  'validacao-erro2': end('validacao-erro2', 'pagamento', {
    path: 'validacao/erro2',
    screen: 'quiz-failed',
    back: 'none',
    when: ({ risk }) => risk?.status === 'quiz-failed',
  }),
  'data-instalacao': ask('data-instalacao', 'pagamento', {
    fields: ['schedules'],
    effect: save('saveSchedules'),
    needs: ['installationDays'],
    when: (facts) => chosenPlan(facts)?.installationSchedule === true,
  }),
  confirmacao: ask('confirmacao', 'pagamento', {
    screen: 'review',
    fields: ['accept_information'],
    effect: wait('finishOrder', 'write', agreement),
  }),
  'consulta-cpf': ask('consulta-cpf', 'contrato', {
    fields: ['cpf'],
    // Somebody else was born another day.
    clears: ['birth_date'],
    effect: wait('checkClient', 'lookup'),
  }),
  titular: ask('titular', 'contrato', {
    fields: ['birth_date'],
    effect: wait('findRenewal', 'write', proof),
  }),
  'titular-migracao': ask('titular-migracao', 'contrato', {
    fields: ['birth_date'],
    effect: wait('findMigration', 'write', proof),
  }),
  'sem-oferta': end('sem-oferta', 'contrato', {
    screen: 'no-offer',
    when: ({ contract }) => contract?.outcome === 'no-offer',
  }),
  'ja-pedido': end('ja-pedido', 'contrato', {
    screen: 'no-offer',
    when: ({ contract }) => contract?.outcome === 'ordered',
  }),
  ofertas: ask('ofertas', 'ofertas', { fields: ['idPlan'], effect: null }),
  'oferta-escolhida': silent('oferta-escolhida', 'ofertas', save('chooseOffer', plan)),
  'plano-migracao': silent('plano-migracao', 'ofertas', save('saveMigrationPlan', plan)),
  'cep-migracao': silent(
    'cep-migracao',
    'disponibilidade',
    wait('moveMigration', 'write', ({ answers }) => answers.cep),
  ),
  'numero-migracao': silent(
    'numero-migracao',
    'disponibilidade',
    save('saveMigrationNumber', (facts) => household(facts).slice(1)),
  ),
  'confirmacao-renovacao': ask('confirmacao-renovacao', 'ofertas', {
    screen: 'review',
    fields: ['accept_information'],
    effect: wait('finishRenewal', 'write', agreement),
  }),
  'pedido-realizado': end('pedido-realizado', 'pedido-realizado', {
    screen: 'done',
    back: 'confirmacao',
  }),
} as const satisfies Record<StepId, Step>;

export const stepOf = (id: StepId): Step => steps[id];
