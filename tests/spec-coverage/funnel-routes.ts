import type { Proof, RouteRow, RuleRow } from './row.ts';

const order: Proof = [
  'sagas/journeys/order.test.ts',
  'waiting screens leave no history entry, so that Back reaches only answered pages',
  'sagas/browser-tab.ts',
];
const combined: Proof = [
  'sagas/journeys/combined-pages.test.ts',
  'campaign c asks ten steps on three pages and sends the same answers in the same order',
];
const renewal: Proof = [
  'sagas/journeys/renewal.test.ts',
  'a renewal is found, chosen, confirmed and finished once',
];
const page = (route: string, ...proofs: Proof[]): RouteRow => ({ route, is: 'page', proofs });

/** "Checkout steps, in order" of funnel.md section 2. */
export const checkoutSteps: readonly RouteRow[] = [
  page('/', ['app/rendered-pages.test.ts', 'the page %s is readable without scripts']),
  page('/checkout/cep/', order),
  page('/checkout/nr-imovel/', order),
  page('/checkout/verificando-disponibilidade/', [
    'sagas/journeys/no-coverage.test.ts',
    'a failed coverage check says so on the waiting screen and is repeated by itself',
  ]),
  page('/checkout/oferta-indisponivel/', [
    'sagas/journeys/no-coverage.test.ts',
    'an address without coverage opens a no-coverage lead, takes a contact and withdraws it',
  ]),
  page('/checkout/consulta-telefone/', [
    'sagas/journeys/mobile-line.test.ts',
    'the mobile campaign %s asks for the line first and opens the lead with it',
  ]),
  page('/checkout/nome/', order),
  page('/checkout/telefone/', order),
  page('/checkout/email/', order),
  page('/checkout/data-nascimento/', order),
  page('/checkout/nome-mae/', order),
  page('/checkout/cpf/', order, [
    'sagas/journeys/company.test.ts',
    'a company is asked for tax id and name, but not for a person’s data',
  ]),
  page('/checkout/dados-pessoais/', combined),
  page('/checkout/confirmacao-colaborador/', [
    'sagas/journeys/collaborator.test.ts',
    'a collaborator’s lead is opened with the e-mail, proved by a code, and continues as an order',
  ]),
  page('/checkout/instalacao/', [
    'sagas/address.test.ts',
    'street and neighbourhood are asked in a town with a single postcode',
  ]),
  page('/checkout/data-de-vencimento/', order),
  page('/checkout/ativar-debito/', order),
  page('/checkout/conta-debito/', [
    'sagas/journeys/order.test.ts',
    'direct debit asks for the account and orders at the direct-debit price',
  ]),
  page('/checkout/validacao/', [
    'sagas/decision.test.ts',
    'a quiz answered correctly continues with the order',
  ]),
  page('/checkout/validacao/erro1/', [
    'sagas/decision.test.ts',
    'a rejection shows the server’s message and keeps the lead',
  ]),
  page('/checkout/validacao/erro2/', [
    'sagas/decision.test.ts',
    'a quiz answered wrong twice ends at the error page and keeps the lead',
  ]),
  page('/checkout/data-instalacao/', order),
  page('/checkout/confirmacao/', order),
  page('/checkout/instalacao-pagamento/', combined),
  page('/pedido-realizado/', order),
];

/** "Other routes" of funnel.md section 2. */
export const otherRoutes: readonly RouteRow[] = [
  page('/receber-ligacao/', [
    'stories/site/call-request.story.ts',
    'A call is requested once per number and hour, … wide',
  ]),
  page('/checkout/cep-dados-cliente/', combined),
  page('/consultar-cobertura/cep/', [
    'sagas/journeys/coverage-only.test.ts',
    'a coverage check shows that there is coverage and opens no order',
  ]),
  page('/consultar-cobertura/nr-imovel/', [
    'sagas/journeys/coverage-only.test.ts',
    'a coverage check shows that there is coverage and opens no order',
  ]),
  page('/refidelizacao/confirmacao/', renewal),
  page('/refidelizacao/pedido-realizado/', renewal),
  page('/selecao-plano-movel/', [
    'stories/site/mobile-plan.story.ts',
    'The mobile plan decides which campaign follows, … wide',
  ]),
  page('/livelo/', [
    'stories/site/cookies.story.ts',
    'The partner’s script is loaded only with consent and only on the partner’s page',
  ]),
  page('/regulamentos/', [
    'pages/regulations.test.tsx',
    'the list names every plan once and loads a text only when it is opened',
  ]),
  {
    route: '/faq-migracao.pdf',
    is: 'file',
    named: 'footerWords.documents',
    proofs: [['scripts/documents.test.ts', 'the documents stand where the footer links to']],
  },
];

const back: readonly Proof[] = [['funnel/back.test.ts', 'Back from %s']];

/** "Back navigation" and "Redirect rules" of funnel.md section 2. */
export const funnelRules: readonly RuleRow[] = [
  { rule: 'confirmacao goes back to data-instalacao, conta-debito or ativar-debito', proofs: back },
  { rule: 'ativar-debito goes back to data-de-vencimento', proofs: back },
  { rule: 'then the chain is cpf, nome-mae, data-nascimento, email, telefone, nome', proofs: back },
  { rule: 'nome goes back to cep for addon b, otherwise nr-imovel', proofs: back },
  { rule: 'nr-imovel goes back to cep; cep goes back to start', proofs: back },
  { rule: 'pedido-realizado goes back to confirmacao; validacao to ativar-debito', proofs: back },
  {
    rule: 'a visitor with no available plan is sent to the addon home',
    proofs: [
      ['sagas/address.test.ts', 'a plan page without plans leads to the campaign’s home page'],
      ['funnel/navigation.test.ts', 'the next move: %s'],
    ],
  },
  {
    rule: 'the collaborator addon is redirected to the email step unless the code is validated',
    proofs: [
      ['funnel/navigation.test.ts', 'a collaborator stays at the e-mail until the code is proved'],
      ['sagas/journeys/collaborator.test.ts', 'a collaborator is asked for the e-mail first, also at %s'],
    ],
  },
];
