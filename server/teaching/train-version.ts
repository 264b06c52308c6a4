import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrainingReport } from '../../src/contract/panel/conversation.ts';
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
  /** The weights that are live. */
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
  const weights = packModel({
    rows: shipped.hash,
    ...trainClassifiers(knowledge, answeredAt),
    tagger: trainTagger(taughtBy(knowledge)),
  });
  const [before, after] = [unpackModel(Buffer.from(live)), unpackModel(weights)];
  return { weights, rows: rows.length, report: reportOf({ folder, before, after, knowledge, rows }) };
}

interface Measured {
  folder: string;
  before: Model;
  after: Model;
  knowledge: Knowledge;
  rows: ReturnType<typeof filledIn>;
}

const mean = (parts: readonly number[], wholes: readonly number[]): number => {
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
  return sum(wholes) === 0 ? 1 : sum(parts) / sum(wholes);
};

function reportOf({ folder, before, after, knowledge: { words }, rows }: Measured): TrainingReport {
  const rowsOf = (file: string) => readRows(readFileSync(join(folder, file), 'utf8'));
  const gold = rowsOf('gold.tsv').map(({ ...row }) => ({
    name: row.kind,
    before: figuresOf(row, before, words),
    after: figuresOf(row, after, words),
  }));
  const share = (of: typeof gold, part: keyof Figures, whole: keyof Figures) => ({
    before: mean(
      of.map((one) => one.before[part]),
      of.map((one) => one.before[whole]),
    ),
    after: mean(
      of.map((one) => one.after[part]),
      of.map((one) => one.after[whole]),
    ),
  });
  const figures = {
    acts: share(gold, 'acts', 'rows'),
    marks: share(gold, 'marks', 'rows'),
    topics: share(gold, 'first', 'asked'),
  };
  const broken = rowsOf('critical.tsv').flatMap((row) => {
    const [old, { labelled, read }] = [
      labelledAndRead(row, before, words),
      labelledAndRead(row, after, words),
    ];
    return read === labelled || old.read !== labelled ? [] : { text: row.text, expected: labelled, read };
  });
  const taught = [
    ...Map.groupBy(
      rows.filter(({ isNew }) => isNew),
      ({ group }) => group,
    ),
  ];
  return {
    ...figures,
    classes: [...Map.groupBy(gold, ({ name }) => name)].map(([name, of]) => ({
      name,
      rows: of.length,
      acts: share(of, 'acts', 'rows'),
    })),
    broken,
    taught: taught.map(([id, same]) => {
      const isReadBy =
        (model: Model) =>
        (row: (typeof same)[number]): number => {
          const place = { step: row.step, answered: answeredAt(row.step) };
          return findActs(readMessage(row.text, words), place, model).some((act) => labelOf(act) === row.act)
            ? 1
            : 0;
        };
      const all = same.map(() => 1);
      return {
        id,
        example: taughtText(same[0]?.taught ?? ''),
        act: same[0]?.act ?? '',
        sentences: same.length,
        read: { before: mean(same.map(isReadBy(before)), all), after: mean(same.map(isReadBy(after)), all) },
      };
    }),
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
