import { describe, expect, it } from 'vitest';
import {
  type FoundAct,
  findActs,
  planAsOne,
  valuesByForm,
  withSavings,
  withSecondContact,
} from '../../../server/understanding/find-acts.ts';
import { readWordClasses } from '../../../server/understanding/kinds.ts';
import { readMessage } from '../../../server/understanding/message.ts';
import { levelOf } from '../../../server/understanding/model/calibration.ts';
import { layersFor, pass, width } from '../../../server/understanding/model/convolutions.ts';
import { findSpans } from '../../../server/understanding/model/tagger.ts';
import { packModel, unpackModel } from '../../../server/understanding/model/weights-file.ts';
import { readRow, readRows } from '../../../server/understanding/rows.ts';
import { randomFrom } from '../../../server/understanding/training/random.ts';
import { taughtBy, trainClassifiers } from '../../../server/understanding/training/train-classifiers.ts';
import { passBack } from '../../../server/understanding/training/train-convolutions.ts';
import { trainTagger } from '../../../server/understanding/training/train-tagger.ts';
import { messageLength } from '../../../src/contract/lead/answer-lengths.ts';

const words = readWordClasses('number: um dois\nweekday: sexta seg*');

/** A handful of messages, each often enough to be learnt. */
const taught = [
  'nr-imovel\té o [78](number)\tinform:number\tframes\ttest',
  'nr-imovel\tnúmero [1200](number)\tinform:number\tframes\ttest',
  'nr-imovel\tquero voltar\tcommand:back\tleaving\ttest',
  'nr-imovel\tvolta uma\tcommand:back\tleaving\ttest',
  'nr-imovel\tquanto custa?\task:preco\tquestions\ttest',
  'nr-imovel\té o [45](number). quanto custa?\tinform:number ask:preco\tseveral\ttest',
  'confirmacao\tisso mesmo\tyes\tyes-no\ttest',
  'confirmacao\to número é [54](number)\tcorrect:number\tcorrections\ttest',
  'confirmacao\té o [99](number)\tcorrect:number\tcorrections\ttest',
].flatMap((line) => Array<string>(12).fill(line));

const topics = [
  { id: 'preco', wordings: ['quanto custa', 'qual o preço', 'quanto é por mês'] },
  { id: 'fidelidade', wordings: ['tem fidelidade', 'tem multa se eu sair', 'quanto é a multa'] },
];
const knowledge = { rows: taught.map(readRow), topics, words, hash: 'taught' };
const train = () => ({
  rows: knowledge.hash,
  ...trainClassifiers(knowledge, () => new Set()),
  tagger: trainTagger(taughtBy(knowledge)),
});
const model = train();
const acts = (text: string, step: string, answered: string[] = []) =>
  findActs(readMessage(text, words), { step, answered: new Set(answered) }, model).map(
    ({ does, object, span }) =>
      [does, object, span && text.slice(span.from, span.to)].filter(Boolean).join(' '),
  );

describe('a row of knowledge', () => {
  it('has its marks taken out and their places noted', () => {
    const row = readRow('cep\to cep é [01310-100](cep) viu\tinform:cep=01310100\tframes\ttest');
    expect(row.text).toBe('o cep é 01310-100 viu');
    expect(row.spans.map(({ from, to }) => row.text.slice(from, to))).toEqual(['01310-100']);
    expect(row.acts).toEqual([{ does: 'inform', object: 'cep', value: '01310100' }]);
  });

  it.each([
    ['a column is missing', 'cep\tsim\tyes'],
    ['an act is unknown', 'cep\tsim\tagree\tyes-no\ttest'],
    ['a field is unknown', 'cep\t[12](house)\tother\tframes\ttest'],
    ['a command is unknown', 'cep\tvai\tcommand:fly\tleaving\ttest'],
    ['it is too long', `cep\t${'a'.repeat(600)}\tother\tother\ttest`],
  ])('is refused if %s', (_, line) => {
    expect(() => readRow(line)).toThrow();
  });

  it('comments and empty lines of a file are no rows', () => {
    expect(readRows('# what this is\n\ncep\toi\tgreet\tleaving\ttest\n')).toHaveLength(1);
  });
});

describe('a message', () => {
  it('keeps its places in plain writing', () => {
    const { text, plain } = readMessage('  *São  João*, nº 5 ', words);
    expect(plain).toHaveLength(text.length);
    expect(plain).toContain('sao joao');
  });

  it('is read no further than the limit', () => {
    expect(readMessage('a'.repeat(5000), words).text).toHaveLength(messageLength);
  });

  it('has a valid document marked as one, an invalid one as digits', () => {
    const kinds = (text: string) => readMessage(text, words).tokens.map(({ kind }) => kind);
    expect(kinds('529.982.247-25')).toContain('document');
    expect(kinds('529.982.247-26')).not.toContain('document');
  });
});

describe('the model', () => {
  it('finds a value and its field', () => {
    expect(acts('é o 310', 'nr-imovel')).toEqual(['inform number 310']);
  });

  it('finds what each part of a message does', () => {
    expect(acts('é o 310. quanto custa?', 'nr-imovel')).toEqual(['inform number 310', 'ask preco']);
  });

  it('is sure of a document at better odds than of a house number, and takes nothing of what is unlikely', () => {
    const level = (object: string, certainty: number) =>
      levelOf({ does: 'inform', object, values: { [object]: ['78'] }, options: [] }, certainty);
    expect([level('number', 0.8), level('cpf', 0.8), level('cpf', 0.99)]).toEqual(['sure', 'likely', 'sure']);
    expect([level('number', 0.3), level('number', 0.1)]).toEqual(['guess', null]);
  });

  it('takes the value of an answered field for a correction', () => {
    expect(acts('o número é 310', 'confirmacao', ['number'])).toEqual(['correct number 310']);
    expect(acts('o número é 310', 'nr-imovel')).toEqual(['inform number 310']);
  });

  it('of a field that is told without a mark finds the likeliest words, never surely', () => {
    const said = readMessage('volta o um', words);
    const { spans, faintOf } = findSpans(said, 'nr-imovel', model.tagger);
    expect(spans).toEqual([]);
    expect(faintOf('number')).toMatchObject({ field: 'number', from: 8, to: 10 });
    expect(faintOf('cep')).toBeNull();
  });

  it('is as sure of a value as the less sure of its taggers, and never sure of what one alone marks', () => {
    const { tagger } = model;
    const certaintyBy = (strength: number): number => {
      const weights = tagger.table.weights.map((weight) => weight * strength);
      const said = readMessage('é o 78', words);
      const { spans } = findSpans(said, 'nr-imovel', { ...tagger, table: { ...tagger.table, weights } });
      return spans[0]?.certainty ?? 0;
    };
    expect(certaintyBy(1)).toBeGreaterThan(0.95);
    expect(certaintyBy(0.5)).toBeLessThan(certaintyBy(1));
    // What is sure of any value is likelier.
    expect(certaintyBy(0)).toBe(0.7);
  });

  it('that is told a savings account tells which one serves, and is sure of nothing', () => {
    const bank = { does: 'inform', object: 'bank', certainty: 1 };
    const at = (text: string) => withSavings([bank], readMessage(text, words), ['account_number']);
    expect(at('Caixa, operação 013').map(({ does }) => does)).toEqual(['inform', 'ask']);
    expect(at('Caixa, operação 013')[0]?.certainty).toBeLessThan(0.95);
    expect(at('Caixa, agência 0130')).toEqual([bank]);
  });

  it('that is told a second number tells where it is of use, and takes none', () => {
    const phone = { does: 'inform', object: 'phone', certainty: 1 };
    const at = (text: string) => withSecondContact([phone], readMessage(text, words));
    expect(at('tem um número pra recado: 69 99911-2233')).toMatchObject([
      { does: 'others', object: 'phone' },
    ]);
    expect(at('meu número é 69 99911-2233')).toEqual([phone]);
    expect(at('inverti dois números do zap: 69 99911-2233')).toEqual([phone]);
  });

  it('that finds no value in an open field has the one that its form tells', () => {
    const byForm = (text: string, open: string, does = 'inform') =>
      valuesByForm(readMessage(text, words), [{ does, object: open, certainty: 1 }], [open]).map(
        ({ object, span }) => `${object} ${span && text.slice(span.from, span.to)}`,
      );
    expect(byForm('manda pro da firma ana.b@lima.com.br viu', 'email')).toEqual(['email ana.b@lima.com.br']);
    expect(byForm('is there fiber at 88015-200', 'cep')).toEqual(['cep 88015-200']);
    expect(byForm('85 98812 3040 é do meu pai', 'phone', 'others')).toEqual(['phone 85 98812 3040']);
    expect(byForm('529.982.247-25 é do meu pai', 'cpf', 'others')).toEqual([]);
    expect(byForm('is there fiber at 88015-200', 'number')).toEqual([]);
    expect(byForm('não tenho', 'cpf')).toEqual([]);
  });

  it('is the same after the same training', () => {
    expect(packModel(train())).toEqual(packModel(model));
  });

  it('reads alike from its file', () => {
    const read = unpackModel(packModel(model));
    expect(read.rows).toBe('taught');
    for (const text of ['é o 310', 'quero voltar', 'quanto custa?']) {
      const found = findActs(readMessage(text, words), { step: 'nr-imovel', answered: new Set() }, read);
      expect(found.map(({ does, object }) => `${does} ${object}`.trim())).toEqual(
        acts(text, 'nr-imovel').map((act) => act.split(' ').slice(0, 2).join(' ')),
      );
    }
  });

  it('refuses weights of other features', () => {
    const other = Buffer.from(
      packModel(model)
        .toString('latin1')
        .replace(/"features":\d/, '"features":0'),
      'latin1',
    );
    expect(() => unpackModel(other)).toThrow('train anew');
  });
});

it.each([
  ['um com hbo, no mais baratinho', ['hbo', 'mais baratinho'], ['hbo, no mais baratinho']],
  ['o de 500 ou o de 600', ['500', '600'], ['500', '600']],
  ['o de 500 não, 600', ['500', '600'], ['500', '600']],
])('the pieces of one plan are one description, two plans are two: %s', (text, pieces, expected) => {
  const found = pieces.map((piece): FoundAct => {
    const from = text.indexOf(piece);
    const span = { from, to: from + piece.length, field: 'idPlan', certainty: 0.9 };
    return { does: 'inform', object: 'idPlan', certainty: 0.9, span };
  });
  const told = planAsOne(found, readMessage(text, words)).map(({ span }) => text.slice(span?.from, span?.to));
  expect(told).toEqual(expected);
});

it('what moves a weight of the convolutions is what a small step of it changes', () => {
  const random = randomFrom(1);
  const layers = layersFor(5);
  const words = [[0, 1], [2], [3, 4, 5], [1, 2], [0], [5]];
  const net = {
    ...{ rowOf: new Uint32Array(0), factors: new Float64Array(0), scale: 1 },
    embedded: Float32Array.from({ length: 6 * width }, () => random() - 0.4),
    weights: Float64Array.from({ length: layers.weights }, () => (random() - 0.45) / 8),
  };
  const errors = Float64Array.from({ length: words.length * 5 }, () => random() - 0.5);
  const total = (): number =>
    pass(words, net, layers).scores.reduce((sum, score, at) => sum + score * (errors[at] ?? 0), 0);
  const slopes = new Float64Array(layers.weights);
  passBack(pass(words, net, layers), errors, layers.scoring, { values: net.weights, slopes });
  for (let at = 0; at < layers.weights; at += 97) {
    const before = net.weights[at] ?? 0;
    const [up = 0, down = 0] = [1e-5, -1e-5].map((step) => {
      net.weights[at] = before + step;
      return total();
    });
    net.weights[at] = before;
    expect((up - down) / 2e-5).toBeCloseTo(slopes[at] ?? 0, 7);
  }
});
