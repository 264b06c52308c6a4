import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/conversation/understanding/commands/command-words.ts';
import {
  asksOrDenies,
  isNoName,
  isWithoutFigure,
} from '../../../src/conversation/understanding/literal-guess.ts';
import type { Asked } from '../../../src/conversation/understanding/reading.ts';
import {
  commonNames,
  notFirst,
  notNames,
  openings,
} from '../../../src/conversation/understanding/recognisers/names/name-words.ts';
import { withoutFrame } from '../../../src/conversation/understanding/text/framing.ts';
import { textOf } from '../../../src/conversation/understanding/text/text.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { sarzedo } from '../../funnel/given.ts';
import { runs } from '../../setup/full-run.ts';
import { askedFor, heard, inShort } from './asked.ts';

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that conversations are made of as well. */
const words = fc.constantFrom(...notNames, ...notFirst, ...commonNames).filter((word) => word.length > 2);
const commandWords = fc.constantFrom(...Object.values(commands).flatMap((all) => all.split('|')));
const name = fc
  .tuple(fc.array(words, { minLength: 2, maxLength: 5 }), fc.boolean())
  .map(([all, isTitled]) => all.map((word) => (isTitled ? titled(word) : word)).join(' '));
const anyWords = fc.oneof(
  name,
  words,
  commandWords,
  commandWords.map(titled),
  fc.string({ minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.stringMatching(/^[\d ./-]{1,20}$/),
);

const read = (field: FieldName, text: string, { facts }: Asked) => {
  const reading = fields[field].read({ [field]: [text] }, facts);
  return reading.kind === 'read' ? reading.value : undefined;
};

/** What can be given of it: at once, or with one press. */
function givable(field: FieldName, text: string, asked: Asked): unknown[] {
  const understood = understand(text, asked);
  const raws = [
    ...(understood.kind === 'answer' ? [understood.raw] : []),
    ...(understood.kind === 'proposal' ? understood.answers.map(({ raw }) => raw) : []),
    ...(understood.guess ? [understood.guess.raw] : []),
  ];
  return raws.flatMap((raw) => {
    const reading = fields[field].read(raw, asked.facts);
    return reading.kind === 'read' ? [reading.value] : [];
  });
}

const isPerson = (field: FieldName) => field === 'name' || field === 'mothers_name';

/** A sentence: nobody is called so, and no house has it for its number, nor a street for its name. */
function isNoAnswer(field: FieldName, text: string): boolean {
  const said = textOf(text);
  if (isPerson(field)) return isNoName(said);
  const isPlace = field === 'number' || field === 'address';
  return (field === 'number' && isWithoutFigure(said.plain)) || (isPlace && asksOrDenies(said));
}

/** 'Trocar' asks to correct an answer, and does not say which. */
function onlyCorrects(text: string, asked: Asked): boolean {
  const understood = understand(text, asked);
  return (
    understood.kind === 'command' && understood.command.name === 'correct' && understood.command.step === null
  );
}

const situations: readonly [FieldName, StepId, Partial<Facts>?][] = [
  ['name', 'nome'],
  ['mothers_name', 'nome-mae'],
  ['number', 'nr-imovel'],
  ['neighborhood', 'instalacao', { place: { ...sarzedo, address: 'Rua A' } }],
  ['address', 'instalacao', { place: { ...sarzedo, neighborhood: 'Centro' } }],
  ['cep', 'cep'],
  ['phone', 'telefone'],
  ['line_phone', 'consulta-telefone'],
  ['email', 'email'],
  ['birth_date', 'data-nascimento'],
  ['cpf', 'cpf'],
];

describe.each(situations)('%s, typed alone where it is asked', (field, step, facts = {}) => {
  it('is never turned away when the page would take it', () => {
    const asked = askedFor(step, facts);
    fc.assert(
      fc.property(anyWords, (text) => {
        if (read(field, text, asked) === undefined || isNoAnswer(field, text)) return;
        if (onlyCorrects(text, asked)) return;
        expect(givable(field, text, asked), `${text} → ${inShort(understand(text, asked))}`).not.toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('names that are words as well', () => {
  /** Nobody is called so, and many say so in front of their name. */
  const greeted = /^(?:oi|ola|opa|eu|sou|meu|minha|e|eh|era|ela|foi|finada|nome|mae)$/i;
  const opened = (text: string) =>
    text
      .split(' ')
      .slice(0, 2)
      .every((word) => openings.has(word.toLowerCase()));

  it.each([['name', 'nome'] as const, ['mothers_name', 'nome-mae'] as const])(
    '%s: any two of them can be given word for word',
    (field, step) => {
      const asked = askedFor(step);
      fc.assert(
        fc.property(name, (text) => {
          fc.pre(!greeted.test(text.split(' ')[0] ?? '') && !opened(text) && !isNoName(textOf(text)));
          // 'Ana Souza, tá' is Ana Souza.
          const values = [text, withoutFrame(textOf(text), true).shown].map((one) => read(field, one, asked));
          const [value] = values;
          fc.pre(value !== undefined);
          const given = givable(field, text, asked);
          expect(
            given.some((one) => values.some((value) => value === one)),
            `${text} → ${inShort(understand(text, asked))}`,
          ).toBe(true);
        }),
        { numRuns: runs(500) },
      );
    },
  );

  it.each([
    'Maria do Nascimento',
    'Ana Pessoa',
    'João Gato',
    'Maria da Ajuda',
    'José Porta',
    'Paulo Leite Pessoa',
    'Ana Maria Contato',
    'Rita Conta',
  ])('%s is one at once', (text) => {
    expect(heard(text, 'nome')).toBe(`name=${text}`);
    expect(heard(text, 'nome-mae')).toBe(`mothers_name=${text}`);
    expect(heard(`${text}, 11 98765-4321, ana@gmail.com`, ['nome', 'telefone', 'email'])).toContain(
      `name=${text}`,
    );
  });

  it.each([
    ['não vou dizer meu nome', 'nome'],
    ['pra q vcs precisam do meu nome', 'nome'],
    ['eu não conheci minha mãe', 'nome-mae'],
    ['quero falar com um atendente', 'nome'],
  ] as const)('%s is a sentence, and offered as no name', (text, step) =>
    expect(understand(text, askedFor(step))).not.toHaveProperty('guess'),
  );

  it.each([
    ['não tem complemento é casa térrea', 'instalacao'],
    ['vocês furam a parede?', 'instalacao'],
    ['onde eu ponho o ponto de referência? a casa é 1190', 'nr-imovel'],
  ] as const)('%s asks or denies, and is offered as no street or number', (text, step) =>
    expect(understand(text, askedFor(step))).not.toHaveProperty('guess'),
  );

  it('a command is carried out, and the message is still offered as an answer', () => {
    expect(
      understand('Ajuda', askedFor('instalacao', { place: { ...sarzedo, address: 'Rua A' } })),
    ).toMatchObject({
      kind: 'command',
      command: { name: 'help' },
    });
  });
});
