import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeUpContact, madeUpDocument } from '../../../scripts/seed/made-up-people.ts';
import { kindOf, plainOf } from '../../../server/teaching/known-words.ts';
import { maskSentence } from '../../../server/teaching/mask-sentence.ts';
import { readWords, sentenceText, writeWords } from '../../../server/teaching/masked-words.ts';
import { readTopics } from '../../../server/understanding/knowledge.ts';
import { knowledge } from '../../../src/content/knowledge/knowledge.ts';
import { seededRandom } from '../../../src/pictures/seeded-random.ts';
import { runs } from '../../setup/full-run.ts';

const names = readFileSync(join(import.meta.dirname, 'common-names.txt'), 'utf8').split('\n');
const [, givenNames = [], surnames = []] = names.map((line) => line.split(' '));

const masked = (text: string, ...values: readonly (readonly [words: string, field: string])[]) =>
  maskSentence(
    {
      text,
      spans: values.map(([words, field]) => {
        const from = text.indexOf(words);
        return { from, to: from + words.length, field };
      }),
    },
    (word) => `hash-of-${word}`,
  );

const nobodyKnows: ReadonlyMap<string, string> = new Map();

/** As an operator reads it before anybody else has used its words. */
const shownFirst = (text: string): string => sentenceText(writeWords(masked(text).words), nobodyKnows);

describe('the words of a message', () => {
  it.each([
    ['vocês furam a parede?', 'vocês furam a parede?'],
    ['meu cpf é 529.982.247-25, serve?', 'meu cpf é [número], serve?'],
    ['mande para ana.souza@exemplo.com.br por favor', 'mande para […] por favor'],
    ['mande para casa azul arroba gmail ponto com', 'mande para […]'],
    ['mande para casa.azul @ gmail.com', 'mande para […]'],
    ['liga no (11) 98765-4321 à tarde', 'liga no [número] à tarde'],
    ['meu cpf é um dois três, zero e um', 'meu cpf é […] [número], [número] […]'],
    ['cobraram duas vezes', 'cobraram duas vezes'],
    ['sou a Ana Souza, filha da MARIA', 'sou a […], […]'],
    ['o João da Luz tem fibra', 'o […] tem fibra'],
    ['sou a clara e quero fibra', 'sou a […] e quero fibra'],
    ['MEU NOME É ROSA FLORES', 'MEU NOME É […]'],
    ['meu nome é a n a', 'meu nome é […]'],
    [
      'moro na rua das flores mil e duzentos, tem fibra?',
      'moro na rua […] [número] […] [número], tem fibra?',
    ],
    ['moro na avenida boa vista sem fibra', 'moro na avenida […] sem fibra'],
    ['na minha rua tem fibra?', 'na minha rua tem fibra?'],
    ['a placa é abc1d23', 'a placa é [número]'],
    ['quantos dias demora?', 'quantos dias demora?'],
    ['de que cor é o modem?', 'de que cor é o modem?'],
    ['eu digitei [nome] (cpf) [~a] e sumiu', 'eu digitei nome cpf a e sumiu'],
  ])('the message "%s" is stored as: %s', (said, words) => expect(shownFirst(said)).toBe(words));

  it('a value that the model marks is shown as its kind, and nothing beside it that may belong to it', () => {
    const { words } = masked(
      'o Rui Cotovia Branco no 78 quer o deezer',
      ['Rui', 'name'],
      ['78', 'number'],
      ['deezer', 'idPlan'],
    );
    expect(sentenceText(writeWords(words), nobodyKnows)).toBe(
      'o [nome] […] no [número da casa] quer o deezer',
    );
    expect(words.at(-1)).toEqual({ kind: 'word', text: 'deezer', ends: '', mark: 'idPlan' });
  });

  it('a word that no list has is kept as its hash, and shown once it is known', () => {
    const { words, rare } = masked('tem como instalar o wififone?');
    expect([...rare]).toEqual([['hash-of-wififone', 'wififone']]);
    expect(sentenceText(writeWords(words), rare)).toBe('tem como instalar o wififone?');
    expect(readWords(writeWords(words))).toEqual(words);
  });

  it.each([
    ['quem mora aqui é zuleica cotovia'],
    ['sou a zuleica'],
    ['me chamo zuleica'],
    ['moro na rua cotovia'],
    ['o joão quer fibra'],
    ['manda pra zuleica arroba gmail ponto com'],
    ['é z u l e i c a'],
  ])('of words that may be a name nothing is kept, not even a hash: %s', (said) =>
    expect([...masked(said).rare]).toEqual([]),
  );
});

const particles = /^(?:de|da|do|dos|das|e)$/;
const partsOf = (text: string): string[] =>
  plainOf(text)
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 2 && !particles.test(part));

const digitWords = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];
const spoken = (digits: string): string => Array.from(digits, (digit) => digitWords[Number(digit)]).join(' ');

const many = fc.constantFrom(...givenNames);
const last = fc.constantFrom(
  ...surnames,
  'de Souza',
  'da Paz',
  'dos Santos',
  'Tupinambá',
  'Mensah',
  "O'Neill",
);
const titled = (name: string): string =>
  name.replace(/(^| )(?!d[aeo]s? )(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
const anybody = fc
  .tuple(many, fc.array(last, { minLength: 1, maxLength: 3 }))
  .map(([first, rest]) => [first, ...rest].join(' '));
const madeUp = fc.nat().map((seed) => {
  const chance = seededRandom(seed);
  return { ...madeUpContact(chance), ...madeUpDocument(chance) };
});

/** What somebody says of themselves, in one of the ways it is said or typed. */
const personal: fc.Arbitrary<string> = fc.oneof(
  anybody,
  anybody.map(titled),
  anybody.map((name) => name.toUpperCase()),
  madeUp.chain(({ name, phone, email, cpf, mothers_name, birth_date }) =>
    fc.constantFrom(
      name,
      name.toLowerCase(),
      mothers_name,
      phone,
      spoken(phone),
      cpf,
      cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'),
      spoken(cpf),
      email,
      email.replace('@', ' @ '),
      email.replaceAll(/\d/g, '').replace('@', ' arroba ').replaceAll('.', ' ponto '),
      birth_date,
      spoken(birth_date.replaceAll('/', '')),
    ),
  ),
);

const sentences = fc.constantFrom(
  (said: string) => said,
  (said: string) => `me chamo ${said} e quero internet`,
  (said: string) => `sou ${said}, vocês instalam amanhã?`,
  (said: string) => `pode anotar ${said} por favor`,
  (said: string) => `quem mora aqui é ${said}`,
  (said: string) => `não sei se ${said} serve para o contrato`,
);

describe('personal data in messages', () => {
  it('a reduced message holds no personal data, in digits or words, in any case', () => {
    fc.assert(
      fc.property(personal, sentences, (said, sentence) => {
        const words = shownFirst(sentence(said));
        const frame = new Set(partsOf(`${sentence('')} número`));
        const left = partsOf(words).filter((part) => !frame.has(part));
        expect(left, `${sentence(said)} → ${words}`).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('a common name is not kept as an ordinary word', () => {
    const kept = [...givenNames, ...surnames].filter(
      (name) => kindOf(name) === 'known' || kindOf(name) === 'linking',
    );
    expect(kept).toEqual([]);
  });
});

it('a reduced question stays recognisable: at most three words of a hundred are lost', () => {
  const asked = [
    ...knowledge.map(({ question }) => question),
    ...readTopics().flatMap(({ wordings }) => wordings),
  ];
  const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const all = asked.reduce((sum, said) => sum + wordsIn(said), 0);
  const left = asked.reduce((sum, said) => sum + wordsIn(shownFirst(said).replace(/\[[^\]]*\]/g, '')), 0);
  expect(left / all).toBeGreaterThan(0.97);
});
