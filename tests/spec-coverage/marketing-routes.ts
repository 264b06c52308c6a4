import { checkoutSteps } from './funnel-routes.ts';
import type { Proof, RouteRow, RuleRow } from './row.ts';

/** "Campaign prefix" of marketing.md section 2, and what `decisions.md` adds to it. */
export const prefixes: readonly string[] = [
  'timcontrole',
  'timblack',
  'timpre',
  'b',
  'd',
  'black-friday',
  'fluxo',
  'oferta-colaborador',
  'r',
  'b/r',
  'rs',
  'hbo-max',
  'paramount',
  'c',
  'r2',
  'r3',
  'migracao-ultrafibra',
  'globoplay',
  'globoplay/timpre',
  'globoplay/timcontrole',
  'globoplay/timblack',
  'sp',
  'es',
  'b/timblack',
  'premium',
  'livelo',
];

const redirected: Proof = ['funnel/redirects.test.ts', 'the address %s redirects to %s'];
const headings: Proof = [
  'app/documents/public-pages.test.ts',
  'the page $path has one heading and no id twice',
];
const renewal: Proof = [
  'sagas/journeys/renewal.test.ts',
  'a renewal is found, chosen, confirmed and finished once',
];
const covered: Proof = [
  'sagas/journeys/coverage-only.test.ts',
  'a coverage check shows that there is coverage and opens no order',
];
const uncovered: Proof = [
  'sagas/journeys/coverage-only.test.ts',
  'an address without coverage is saved, takes a contact and lets it be withdrawn',
];

const page = (route: string, ...proofs: Proof[]): RouteRow => ({ route, is: 'page', proofs });

/** The checkout steps have their rows in funnel.md; here they are only laid out. */
const steps = checkoutSteps.filter(({ route }) => route.startsWith('/checkout/'));

/** "Route table with layouts" of marketing.md section 2. */
export const marketingRoutes: readonly RouteRow[] = [
  page('/', headings),
  page('/ofertas/', ['app/rendered-pages.test.ts', 'pages with the same content have one canonical address']),
  page('/novo-cliente/', [
    'app/rendered-pages.test.ts',
    'pages with the same content have one canonical address',
  ]),
  page('/refidelizacao/ofertas/', renewal),
  page('/refidelizacao/consulta-cpf/', renewal),
  page('/700mb/', ['pages/landing-page.test.tsx', 'the page %s shows a plan of %s first']),
  page('/500mb/', ['pages/landing-page.test.tsx', 'the page %s shows a plan of %s first']),
  { route: '/1gb/index.temp/', is: { leadsTo: '/1gb/' }, proofs: [redirected] },
  { route: '/checkout/', is: { leadsTo: '/checkout/cep/' }, proofs: [redirected] },
  { route: '/checkout/carrinho/', is: { leadsTo: '/checkout/confirmacao/' }, proofs: [redirected] },
  ...steps,
  page('/pedido-realizado/', [
    'sagas/journeys/order.test.ts',
    'Back after the order shows the summary and orders nothing twice',
  ]),
  page('/refidelizacao/pedido-realizado/', renewal),
  page('/refidelizacao/confirmacao/', renewal),
  page('/checkout/cep-dados-cliente/', [
    'sagas/journeys/combined-pages.test.ts',
    'campaign c asks ten steps on three pages and sends the same answers in the same order',
  ]),
  page('/checkout/confirmando-dados/', ['funnel/journeys/journeys.test.ts', 'the pages of a journey: %s']),
  page('/chat/', ['sagas/conversation.test.ts', '%s starts a conversation at its first question']),
  page('/chat-tct/', ['sagas/visit/referred.test.ts', 'a visitor from %s is saved with the origin %s']),
  page('/checkout/planos/', [
    'sagas/address.test.ts',
    'the visitor chooses among several plans, and a later choice is saved as well',
  ]),
  page('/regulamentos/', ['pages/regulations.test.tsx', 'the link %s opens its text and scrolls there']),
  page('/linktree/', headings),
  page('/consultar-cobertura/cep/', covered),
  page('/consultar-cobertura/nr-imovel/', covered),
  page('/consultar-cobertura/verificando-disponibilidade/', [
    'sagas/coverage-waiting.test.ts',
    'a slow coverage check shows a waiting screen that Back never returns to',
  ]),
  page('/consultar-cobertura/sem-cobertura/', uncovered),
  page('/consultar-cobertura/oferta-indisponivel/', [
    'sagas/journeys/coverage-only.test.ts',
    'an address with fibre but without offers is reported as such',
  ]),
  page('/consultar-cobertura/planos/', [
    'stories/order/coverage.story.ts',
    'A linked plan that is not sold at the address is replaced by the available ones',
  ]),
  page('/consultar-cobertura/com-cobertura/', covered),
  page('/receber-ligacao/', [
    'stories/site/call-request.story.ts',
    'A public page links to the call form, which links to the other ways of its campaign',
  ]),
  page('/selecao-plano-movel/', [
    'stories/site/mobile-plan.story.ts',
    'Each mobile plan leads from a campaign to its own campaign without JavaScript',
  ]),
  {
    route: '/nao-existe/',
    is: 'not-found',
    proofs: [
      ['stories/site/campaigns.story.ts', 'An address that does not exist answers 404 with a link home'],
    ],
  },
  page('/migracao-ultrafibra/consulta-cpf/', [
    'stories/order/migration.story.ts',
    'A customer migrates once, and is asked only what the carrier does not know',
  ]),
  {
    route: '/migracao-ultrafibra/',
    is: { leadsTo: '/migracao-ultrafibra/consulta-cpf/' },
    proofs: [redirected],
  },
  { route: '/max/', is: { leadsTo: '/hbo-max/' }, proofs: [redirected] },
  page('/paramount/', ['app/documents/public-pages.test.ts', 'the apps link to the pages of their services']),
  page('/hbo-max/', ['app/documents/public-pages.test.ts', 'the apps link to the pages of their services']),
  page('/globoplay/', ['app/documents/public-pages.test.ts', 'the apps link to the pages of their services']),
];

/** What marketing.md section 2 says of addresses beside its table. */
export const marketingRules: readonly RuleRow[] = [
  {
    rule: 'the employee-offer campaign on the legacy host goes to the employee-offer page',
    proofs: [
      [
        'server/site/pages.test.ts',
        'only collaborators’ addresses of an earlier host lead to the collaborators’ offer',
      ],
    ],
  },
  {
    rule: 'the sp checkout link for d600sp under globoplay variants redirects to the path without sp',
    proofs: [redirected],
  },
  {
    rule: 'a hash of the form #c plus sku brings the card to the centre and animates it',
    proofs: [['stories/site/plans.story.ts', 'An address with a plan scrolls to its card and lights it up']],
  },
  {
    rule: 'after a postcode lookup the visitor goes to the prefix plus the continue route with s={sku}',
    proofs: [
      [
        'sagas/landing.test.ts',
        'the hire form saves the address and leads to the coverage check of the chosen plan',
      ],
    ],
  },
  {
    rule: 'the lead drawer leads to sem-cobertura, oferta-indisponivel or the order’s coverage check',
    proofs: [
      ['sagas/landing.test.ts', 'the hire form leads an address without an offer to the coverage page %s'],
    ],
  },
];

/** The demo's own routes, of decisions.md. */
export const demoRoutes: readonly string[] = [
  '/demo',
  '/demo/plans',
  '/demo/confirm',
  '/demo/thanks',
  '/demo/about',
  '/demo/hi/:name',
];
