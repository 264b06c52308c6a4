import { type ExpressionBuilder, sql } from 'kysely';
import type { Misunderstanding } from '../../src/contract/misunderstandings.ts';
import { mainSite } from '../../src/contract/panel/campaign-filter.ts';
import type { GroupState, SentenceGroup } from '../../src/contract/panel/teaching.ts';
import type { Connection, Tables } from '../database/database.ts';
import { given } from '../database/given.ts';
import { endedBy, kept } from '../database/retention-ages.ts';
import { momentBefore } from '../runtime/moment.ts';
import { readWords, sentenceText } from './masked-words.ts';
import { shownWords } from './rare-words.ts';
import { followsWithin } from './sentence-repository.ts';

interface Filter {
  outcome?: Misunderstanding | undefined;
  step?: string | undefined;
  /** Of sentences that it may list: of one group, or of all of a state. */
  campaign?: string | undefined;
}

interface Part extends Filter {
  state: GroupState;
  /** A place in the list: the most frequent first, then by id. */
  after: { many: number; id: string } | undefined;
  many: number;
}

const fits = (filter: Filter, now: Date) => (eb: ExpressionBuilder<Tables, 'sentences'>) =>
  eb.and([
    eb('created_at', '>', endedBy(now, kept.sentences)),
    ...given(filter.outcome, (outcome) => eb('outcome', '=', outcome)),
    ...given(filter.step, (step) => eb('step', '=', step)),
    ...given(filter.campaign, (campaign) => eb('campaign', '=', campaign === mainSite ? '' : campaign)),
  ]);

const hasLeft = (now: Date) =>
  sql<number>`case when did is null and created_at <= ${momentBefore(now, followsWithin)} then 1 else 0 end`;

const groupColumns = ['id', 'state', 'act', 'guesses', 'last_at'] as const;

/** Adds what the sentences of the groups have in common, and the most readable of each. */
async function described(
  db: Connection,
  groups: readonly Pick<Tables['sentence_groups'], (typeof groupColumns)[number]>[],
  filter: Filter,
  now: Date,
): Promise<SentenceGroup[]> {
  const ids = groups.map(({ id }) => id);
  if (ids.length === 0) return [];
  const uses = await db
    .selectFrom('sentences')
    .where(fits(filter, now))
    .where('group_id', 'in', ids)
    .groupBy(['group_id', 'step', 'outcome', 'campaign'])
    .select(({ fn }) => ['group_id', 'step', 'outcome', 'campaign', fn.countAll().as('many')])
    .select(({ fn }) => fn.sum(hasLeft(now)).as('left'))
    .execute();
  const examples = await db
    .selectFrom('sentence_groups')
    .where('id', 'in', ids)
    .select((eb) => [
      'id',
      eb
        .selectFrom('sentences')
        .whereRef('group_id', '=', 'sentence_groups.id')
        .select('words')
        // As the index has them: a group may have thousands.
        .orderBy('hidden')
        .orderBy('sentences.id')
        .limit(1)
        .as('words'),
    ])
    .execute();
  const shown = await shownWords(
    db,
    examples.map(({ words }) => words),
  );
  return groups.map(({ guesses, last_at, ...group }) => {
    const own = uses
      .filter(({ group_id }) => group_id === group.id)
      .map((use) => ({ ...use, many: Number(use.many), left: Number(use.left) }));
    const words = examples.find(({ id }) => id === group.id)?.words ?? '';
    return {
      ...group,
      example: sentenceText(words, shown),
      many: own.reduce((sum, { many }) => sum + many, 0),
      left: own.reduce((sum, { left }) => sum + left, 0),
      lastAt: last_at,
      steps: summed(own, ({ step }) => step).map(([step, many]) => ({ step, many })),
      outcomes: summed(own, ({ outcome }) => outcome).map(([outcome, many]) => ({ outcome, many })),
      campaigns: summed(own, ({ campaign }) => campaign).map(([campaign]) => campaign),
      guesses: guesses.split(' ').filter((guess) => guess !== ''),
    };
  });
}

/** Sums by a column, the largest first. */
function summed<Row extends { many: number }, Key extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
): [Key, number][] {
  const sums = new Map<Key, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + row.many);
  }
  return [...sums].toSorted(([, one], [, other]) => other - one);
}

/** The groups of a state, the most frequent first. */
export async function listGroups(
  db: Connection,
  { state, after, many, ...filter }: Part,
  now: Date,
): Promise<SentenceGroup[]> {
  const groups = await db
    .selectFrom(
      db
        .selectFrom('sentences')
        .where(fits(filter, now))
        .groupBy('group_id')
        .select(({ fn }) => ['group_id', fn.countAll<number>().as('many')])
        .as('counts'),
    )
    .innerJoin('sentence_groups', 'sentence_groups.id', 'counts.group_id')
    .select(groupColumns)
    .where('state', '=', state)
    .where(({ eb, and, or }) =>
      after === undefined
        ? and([])
        : or([eb('many', '<', after.many), and([eb('many', '=', after.many), eb('id', '>', after.id)])]),
    )
    .orderBy('many', 'desc')
    .orderBy('id')
    .limit(many)
    .execute();
  return described(db, groups, filter, now);
}

export async function findGroup(db: Connection, id: string, now: Date): Promise<SentenceGroup | null> {
  const groups = await db.selectFrom('sentence_groups').select(groupColumns).where('id', '=', id).execute();
  const [found] = await described(db, groups, {}, now);
  return found !== undefined && found.many > 0 ? found : null;
}

const latest = 50;

export async function sentencesOf(db: Connection, id: string, now: Date) {
  const rows = await db
    .selectFrom('sentences')
    .selectAll()
    .select(hasLeft(now).as('left'))
    .where('group_id', '=', id)
    .where(fits({}, now))
    .orderBy('id', 'desc')
    .limit(latest)
    .execute();
  const shown = await shownWords(
    db,
    rows.flatMap(({ words, next }) => [words, next]),
  );
  return rows.map(({ words, next, created_at: at, left, group_id: _, hidden: __, ...row }) => ({
    ...row,
    ...{ at, text: sentenceText(words, shown), hasLeft: Number(left) === 1 },
    next: next && sentenceText(next, shown),
  }));
}

export async function decideGroup(
  db: Connection,
  id: string,
  decision: { state: GroupState; act: string | null },
): Promise<void> {
  await db.updateTable('sentence_groups').set(decision).where('id', '=', id).execute();
}

/** More alike sentences teach nothing more. */
const mostDiffering = 500;

/** The most frequent sentences of a group that differ, and the rare words in them that may be shown. */
export async function differingOf(db: Connection, id: string) {
  const rows = await db
    .selectFrom('sentences')
    .select(({ fn }) => ['words', fn.min('step').as('step')])
    .where('group_id', '=', id)
    .groupBy('words')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('words')
    .limit(mostDiffering)
    .execute();
  const shown = await shownWords(
    db,
    rows.map(({ words }) => words),
  );
  return { sentences: rows.map(({ step, words }) => ({ step, words: readWords(words) })), shown };
}
