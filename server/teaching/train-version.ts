import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrainingReport } from '../../src/contract/panel/teaching.ts';
import { labelOf } from '../understanding/acts.ts';
import { findActs } from '../understanding/find-acts.ts';
import { type Knowledge, readKnowledge } from '../understanding/knowledge.ts';
import { readMessage } from '../understanding/message.ts';
import { type Model, packModel, unpackModel } from '../understanding/model/weights-file.ts';
import { readRows } from '../understanding/rows.ts';
import { answeredAt } from '../understanding/training/answered-at.ts';
import { type Figures, figuresOf, labelledAndRead } from '../understanding/training/measure.ts';
import { taughtBy, trainClassifiers } from '../understanding/training/train-classifiers.ts';
import { trainTagger } from '../understanding/training/train-tagger.ts';
import { taughtText } from './masked-words.ts';
import { filledIn, type TaughtRow } from './taught-rows.ts';

/** What a training is given: it reaches no database. */
export interface TrainingTask {
  /** Of the rows that the release ships. */
  readonly folder: string;
  readonly live: Uint8Array;
  readonly taught: readonly TaughtRow[];
  /** Published questions with their wordings. */
  readonly topics: Knowledge['topics'];
}

export interface Trained {
  readonly weights: Uint8Array;
  /** Taught rows that it learnt from. */
  readonly rows: number;
  readonly report: TrainingReport;
}

/** Trains on the rows of the release and those that were taught, and measures what that moves. */
export function trainVersion({ folder, live, taught, topics }: TrainingTask): Trained {
  const shipped = readKnowledge(folder);
  const known = [...Map.groupBy([...shipped.topics, ...topics], ({ id }) => id)].map(([id, same]) => ({
    id,
    wordings: same.flatMap(({ wordings }) => wordings),
  }));
  const rows = filledIn(taught, { rows: shipped.rows, topics: known });
  const knowledge = { ...shipped, topics: known, rows: [...shipped.rows, ...rows] };
  const before = unpackModel(Buffer.from(live));
  const weights = packModel({
    rows: shipped.hash,
    ...trainClassifiers(knowledge, answeredAt),
    tagger: trainTagger(taughtBy(knowledge), before.tagger),
  });
  const after = unpackModel(weights);
  return { weights, rows: rows.length, report: reportOf({ folder, before, after, knowledge, rows }) };
}

type Filled = ReturnType<typeof filledIn>[number];

type Counted = readonly [part: number, whole: number];

interface Measured {
  folder: string;
  before: Model;
  after: Model;
  knowledge: Knowledge;
  rows: readonly Filled[];
}

const sumOf = <Item>(items: readonly Item[], part: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + part(item), 0);

function reportOf({ folder, before, after, knowledge: { words }, rows }: Measured): TrainingReport {
  const rowsOf = (file: string) => readRows(readFileSync(join(folder, file), 'utf8'));
  /** The share of parts in wholes, as each model reads. */
  const share = <Item>(items: readonly Item[], counted: (item: Item, by: 'before' | 'after') => Counted) => {
    const of = (by: 'before' | 'after') => {
      const counts = items.map((item) => counted(item, by));
      const all = sumOf(counts, ([, whole]) => whole);
      return all === 0 ? 1 : sumOf(counts, ([part]) => part) / all;
    };
    return { before: of('before'), after: of('after') };
  };
  const gold = rowsOf('gold.tsv').map((row) => ({
    name: row.kind,
    before: figuresOf(row, before, words),
    after: figuresOf(row, after, words),
  }));
  const shareOf = (of: typeof gold, part: keyof Figures, whole: keyof Figures) =>
    share(of, (row, by) => [row[by][part], row[by][whole]]);
  const figures = {
    acts: shareOf(gold, 'acts', 'rows'),
    marks: shareOf(gold, 'marks', 'rows'),
    topics: shareOf(gold, 'first', 'asked'),
  };
  const broken = rowsOf('critical.tsv').flatMap((row) => {
    const { labelled, read } = labelledAndRead(row, after, words);
    const isNew = read !== labelled && labelledAndRead(row, before, words).read === labelled;
    return isNew ? { text: row.text, expected: labelled, read } : [];
  });
  const isRead = ({ step, text, act }: Filled, by: 'before' | 'after'): boolean => {
    const place = { step, answered: answeredAt(step) };
    const model = { before, after }[by];
    return findActs(readMessage(text, words), place, model).some((one) => labelOf(one) === act);
  };
  const taught = Map.groupBy(
    rows.filter(({ isNew }) => isNew),
    ({ group }) => group,
  );
  return {
    ...figures,
    classes: [...Map.groupBy(gold, ({ name }) => name)].map(([name, of]) => ({
      name,
      acts: shareOf(of, 'acts', 'rows'),
    })),
    broken,
    taught: [...taught].map(([id, same]) => ({
      ...{ id, example: taughtText(same[0]?.taught ?? ''), act: same[0]?.act ?? '' },
      sentences: same.length,
      read: share(same, (row, by) => [isRead(row, by) ? 1 : 0, 1]),
    })),
    reasons: reasonsAgainst(figures, broken),
  };
}

const figureNames = {
  acts: 'o que as frases pedem',
  marks: 'os dados que as frases dizem',
} as const;

/**
 * A training moves some rows either way: only more than this is worse. Topics count among the acts; alone they are few
 * questions, which nearly the same rows move by two of a hundred.
 */
const tolerance = 0.01;

const percent = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Why a version may not be published. */
function reasonsAgainst(
  figures: Pick<TrainingReport, keyof typeof figureNames>,
  broken: TrainingReport['broken'],
): string[] {
  const fallen = (['acts', 'marks'] as const).flatMap((name) => {
    const { before, after } = figures[name];
    return before - after <= tolerance
      ? []
      : `Entende menos nas frases de prova: ${figureNames[name]} cai de ${percent.format(before)} para ${percent.format(after)}.`;
  });
  return [
    ...fallen,
    ...broken.map(({ text }) => `Deixa de entender uma frase que não pode falhar: “${text}”.`),
  ];
}
