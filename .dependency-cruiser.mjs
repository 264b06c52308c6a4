import { Visitor } from '@swc/core/Visitor.js';

// The parser below reads `using`, but its visitor does not know such a declaration, and throws.
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function visitUsing(statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  this.visitVariableDeclarators(statement.decls);
  return statement;
};

// Which folder may import which. tests/rules checks that each rule reports a violation.
const folders = {
  // The schemas validate by the national rules, with the messages of the fields.
  contract: ['brazil', 'content'],
  brazil: [],
  catalogue: ['contract', 'brazil', 'content'],
  content: [],
  funnel: ['contract', 'brazil', 'content'],
  api: ['contract'],
  'page-errors': ['contract'],
  live: [],
  store: ['contract', 'brazil', 'content', 'funnel'],
  tracking: ['contract', 'brazil', 'funnel'],
  sagas: ['contract', 'brazil', 'content', 'funnel', 'store', 'api', 'tracking'],
  ui: [],
  pictures: [],
  dialogue: ['contract', 'brazil', 'content', 'funnel', 'store', 'sagas'],
  answering: ['contract', 'brazil', 'content', 'funnel', 'store', 'dialogue', 'ui'],
  conversation: ['contract', 'brazil', 'content', 'funnel', 'store', 'dialogue', 'ui', 'answering'],
  pages: ['contract', 'brazil', 'content', 'funnel', 'store', 'ui', 'answering', 'pictures'],
  panel: ['contract', 'brazil', 'content', 'funnel', 'catalogue', 'page-errors', 'live', 'ui/files'],
};

const folderRules = Object.entries(folders).map(([folder, allowed]) => ({
  name: `${folder}-imports`,
  comment: `${folder} may import ${allowed.join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
}));

/** The floors of the server, lowest first: a folder may import those of the floors below it. */
export const floors = [
  // What a process needs, without data.
  ['runtime', 'pdf'],
  ['database'],
  ['protection', 'live'],
  ['http', 'consents', 'queues'],
  ['observability'],
  ['access', 'gateways', 'outbox'],
  // The subjects.
  ['measurement', 'operators', 'tombstones', 'visits', 'webhooks'],
  ['catalogue'],
  ['conversations', 'coverage', 'messages', 'site'],
  ['leads', 'publications', 'understanding'],
  ['customers', 'migrations', 'recovery', 'retention', 'teaching'],
  ['orders', 'imports', 'sandbox'],
  ['renewals'],
  ['person-data'],
  ['following', 'panel-api', 'systems-api'],
  ['channels'],
  // What composes them.
  ['app'],
  ['commands'],
];

const floorRules = floors.flatMap((floor, level) =>
  floor.map((folder) => ({
    name: `server-${folder}-imports`,
    comment: `Of the server, ${folder} may import the floors below it: see floors in .dependency-cruiser.mjs.`,
    severity: 'error',
    from: { path: `^server/${folder}/` },
    to: {
      path: '^server/',
      pathNot: `^server/(${[folder, ...floors.slice(0, level).flat()].join('|')})/`,
    },
  })),
);

/** The floors of the panel, lowest first, as above; `parts` are those files that no folder of it holds. */
export const panelFloors = [
  ['words'],
  ['api', 'unsaved'],
  ['parts/[^/]+$', 'parts/moment/'],
  ['session'],
  ['saved-views', 'live'],
  ['parts/list/', 'parts/record/'],
  ['views/(calendar|catalogue|deliveries|help|imports|integrations|own-account|people|renewals)/'],
  ['views/(conversations|operators|teaching)/'],
  ['views/(figures|leads)/'],
  ['views/orders/'],
  ['views/queues/'],
  ['views/(audit|start)/'],
  ['shell'],
];

const panelFloorRules = panelFloors.slice(0, -1).map((floor, level) => ({
  name: `panel-${level}-imports`,
  comment: `Of the panel, ${floor.join(', ')} may import the floors below them: see panelFloors in .dependency-cruiser.mjs.`,
  severity: 'error',
  from: { path: `^src/panel/(${floor.join('|')})` },
  to: {
    path: `^src/panel/(${panelFloors
      .slice(level + 1)
      .flat()
      .join('|')})`,
  },
}));

const npm = (names) => `node_modules/(${names})/`;
const pureFolders = '^src/(contract|brazil|content|catalogue|funnel)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...folderRules,
    ...floorRules,
    ...panelFloorRules,
    {
      name: 'server-floors',
      comment: 'A new folder of the server takes its floor in .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: `^server/(${floors.flat().join('|')})/` },
      to: {},
    },
    {
      name: 'server-imports',
      comment:
        'From src, the server may import the contract, the national rules, the catalogue, the campaigns and steps, and the texts and ids listed here: what it refuses, sends or stores as agreed is in the words that the visitor reads.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(understanding|channels)/' },
      to: {
        path: '^(src|scripts|proofs|tests)/',
        pathNot:
          '^src/(contract/|brazil/|catalogue/|content/(calendar-names|conversation/(person|phone|whatsapp)|field-errors|opening-hours|supplier|site|periods|phones|messages/|operator/|documents/public-document|publication-checks|steps/(agreement|coverage|personal)|knowledge/knowledge|faq/questions)|funnel/(campaigns|campaign-title|coverage-flags|landing-blocks|made-campaign|published-answers|sellers|redirects|schedule-days|experiments/experiments|fields/fields|journeys/journeys?|routes/(funnel-routes|face)|steps/steps)[.]ts$)',
      },
    },
    {
      name: 'understanding-imports',
      comment:
        'What a message says is resolved to what the fields of the funnel take, in the words of the shop.',
      severity: 'error',
      from: { path: '^server/understanding/' },
      to: { path: '^(src|scripts|proofs|tests)/', pathNot: '^src/(contract|brazil|content|funnel)/' },
    },
    {
      name: 'channels-imports',
      comment: 'A channel is a face of the order: it has its own store, without a browser.',
      severity: 'error',
      from: { path: '^server/channels/' },
      to: {
        path: '^(src|scripts|proofs|tests)/',
        pathNot: '^src/(contract|brazil|content|funnel|store|api|sagas|dialogue)/',
      },
    },
    {
      name: 'panel-stays-apart',
      comment: "The visitor's code must not import the panel, its calls or its components.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(panel/|contract/(panel/|endpoint[.]ts$))' },
      to: { path: ['^src/(panel|contract/panel)/', npm('@mantine|lucide-react|get-nonce|uqr')] },
    },
    {
      name: 'scripts-stand-without-proofs',
      comment: 'Proofs have packages of their own, which the scripts cannot count on.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^proofs/' },
    },
    {
      name: 'browser-imports',
      comment: 'Browser code must not import the server, the scripts, the proofs or the tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|scripts|proofs|tests)/' },
    },
    {
      name: 'pure-folders-stay-pure',
      comment: 'Rules, texts and definitions run anywhere: no React, Redux or sagas.',
      severity: 'error',
      from: { path: pureFolders },
      to: { path: npm('react|react-dom|react-redux|react-router|redux-saga|@reduxjs/toolkit') },
    },
    {
      name: 'no-platform-in-the-browser',
      comment: "Browser code must not import Node's modules.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/(entry-server|document/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'talk-alone-is-a-saga',
      comment: 'What is said is plain texts and data; what serves a conversation is a saga.',
      severity: 'error',
      from: { path: '^src/dialogue/', pathNot: '^src/dialogue/talk/' },
      to: { path: '^src/sagas/' },
    },
    {
      name: 'effects-only-in-sagas',
      comment: 'Only sagas use redux-saga; app starts it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(sagas|app)/' },
      to: { path: npm('redux-saga') },
    },
    {
      name: 'store-has-no-view',
      severity: 'error',
      from: { path: '^src/(store|dialogue|sagas|api|tracking)/' },
      to: { path: npm('react|react-dom|react-redux|react-router') },
    },
    {
      name: 'typed-store-hooks',
      comment:
        'Components use src/answering/store-hooks.ts instead of react-redux; app provides the store. The panel has its own.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(answering/store-hooks|app/App|panel/store|panel/PanelProviders)',
      },
      to: { path: npm('react-redux') },
    },
    {
      name: 'no-cycles',
      comment:
        'Modules must not import each other in a cycle. Type imports may: types of steps and fields are inferred from their definitions.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles-on-the-server',
      comment: 'On the server not even types: what two files need of each other belongs below both.',
      severity: 'error',
      from: { path: '^server/' },
      to: { circular: true },
    },
    {
      name: 'found-and-declared',
      comment: 'Every import must resolve to a file or to a package of package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'nothing-for-developers-in-the-product',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    // dependency-cruiser reads TypeScript through swc until TypeScript 7 has an API of its own.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
