/** A text for a file: before the first place that reads `before`, or as a new file. `'@/…'` becomes the relative path. */
type Edit = readonly [file: string, text: string, before?: string];

interface Skeleton {
  /** What follows the kind, in kebab-case. */
  readonly names: readonly string[];
  /** The recipe that says what is left to do. */
  readonly recipe: string;
  readonly edits: (name: string, other: string) => readonly Edit[];
}

const camel = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replaceAll('-', '_');

const step = (id: string, field: string): readonly Edit[] => [
  [
    'src/funnel/steps/steps.ts',
    `  '${id}': ask('dados-pessoais', { fields: ['${snake(field)}'], effect: null }),\n`,
    '  instalacao: ask(',
  ],
  ['src/funnel/journeys/order.ts', `    '${id}',\n`, "    'instalacao',"],
  [
    'src/content/steps/personal.ts',
    `'${id}': {
      title: 'Pergunta da página?',
      page: 'Título curto',
      bubble: 'Pergunta da conversa?',
      ways: ['Por que perguntam?', 'Meus dados são seguros?'],
      ...saving,
      fields: {
        ${snake(field)}: {
          label: 'Rótulo',
          inSentence: 'o rótulo',
          expected: 'Escreva como nos exemplos.',
          reason: 'Para que precisamos disto.',
          changes: changes.other,
        },
      },
    },\n`,
    '  },\n} as const satisfies StageWords',
  ],
];

const field = (name: string): readonly Edit[] => [
  [
    'src/funnel/fields/identity.ts',
    `const ${camel(name)}: Field<string> = {
  input: 'text',
  schema: ${camel(name)}Rule,
  read: (raw) => readWith(${camel(name)}Rule, firstValue(raw, '${snake(name)}').trim()),
  write: (value) => ({ ${snake(name)}: [value] }),
  nature: { binds: false, exact: false, listed: false, undoes: 0, gap: null, masked: 'dado' },
  show: (value) => value,
  keep: 'memory',
  track: 'never',
  clears: [],
  autocomplete: 'off',
  capitals: 'none',
  review: 'person',
  fromLead: null,
  maxLength: 64,
};\n\n`,
    '/** Identity data',
  ],
  ['src/funnel/fields/identity.ts', `${snake(name)}: ${camel(name)},\n`, '  company_name: companyName,'],
  [
    'src/funnel/fields/identity.ts',
    `${camel(name)} as ${camel(name)}Rule,\n`,
    '  mothersName as mothersNameRule',
  ],
  [
    'src/contract/lead/answers.ts',
    `export const ${camel(name)} = filled(64, '${camel(name)}Empty', 'textLong');\n`,
    'export const complement =',
  ],
  ['src/content/field-errors.ts', `${camel(name)}Empty: 'Informe este dado.',\n`, '} as const;'],
];

const call = (name: string): readonly Edit[] => [
  [
    `src/contract/calls/${name}.ts`,
    `import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const ${camel(name)} = endpoint('POST', '${name}', 'anyone', {
  summary: 'What it does',
  body: z.strictObject({}),
  response: z.object({ success: z.literal(true) }),
  ifMissing: { reply: { success: true } },
});\n`,
  ],
  [
    'src/contract/endpoints.ts',
    `import { ${camel(name)} } from './calls/${name}.ts';\n`,
    'import * as support',
  ],
  ['src/contract/endpoints.ts', `${camel(name)},\n`, '  understandMessage,'],
  [
    `server/${name}/${name}-routes.ts`,
    `import { ${camel(name)} } from '../../src/contract/calls/${name}.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';

const { handle } = routesWith<RequestContext>();

export const ${camel(name)}Routes = [handle(${camel(name)}, () => ({ success: true as const }))];\n`,
  ],
  [
    'server/app/routes.ts',
    `import { ${camel(name)}Routes } from '@/server/${name}/${name}-routes.ts';\n`,
    '\nexport const routes',
  ],
  ['server/app/routes.ts', `...${camel(name)}Routes,\n`, '];'],
  ['.dependency-cruiser.mjs', `['${name}'],\n`, '  // What composes them.'],
];

const message = (kind: string): readonly Edit[] => [
  [
    `src/content/messages/${kind}.ts`,
    `import { type MessageContent, paragraph } from './message-content.ts';

export const ${camel(kind)} = ({ name }: { name: string }): MessageContent => ({
  subject: 'Assunto',
  preview: 'O que se lê na lista de mensagens.',
  blocks: [paragraph(\`\${name}, o que aconteceu e o que fazer.\`)],
  short: \`Ultrafibra: \${name}, o que aconteceu e o que fazer.\`,
});\n`,
  ],
  [
    'server/**/message-kinds.ts',
    `import { ${camel(kind)} } from '@/src/content/messages/${kind}.ts';\n`,
    'import { visitMoved }',
  ],
  [
    'server/**/message-kinds.ts',
    `'${kind}': kind({
    by: ['email'],
    isAwaited: false,
    usefulFor: dayMs,
    keptFor: 2 * dayMs,
    data: z.object({ name: z.string() }),
    secrets: [],
    words: ${camel(kind)},
  }),\n`,
    '} as const;\n\nexport type MessageKind',
  ],
];

export const skeletons: Readonly<Record<string, Skeleton>> = {
  step: { names: ['step', 'field'], recipe: 'src/funnel/README.md#add-a-step', edits: step },
  field: { names: ['field'], recipe: 'src/funnel/README.md#add-a-field', edits: field },
  endpoint: { names: ['call'], recipe: 'src/contract/README.md#add-an-endpoint', edits: call },
  message: { names: ['kind'], recipe: 'src/content/README.md#add-a-message', edits: message },
};
