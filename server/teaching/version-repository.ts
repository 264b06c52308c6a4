import type { Selectable } from 'kysely';
import { hourMs } from '../../src/brazil/durations.ts';
import type { TeachingVersion, TrainingReport } from '../../src/contract/panel/conversation.ts';
import type { Connection, Tables } from '../database/database.ts';
import { type Random, randomId } from '../protection/random.ts';
import { momentAfter, momentBefore } from '../runtime/moment.ts';
import type { Trained } from './train-version.ts';

/** What weights have to be of for this release to read them. */
export interface Release {
  readonly rows: string;
  readonly features: number;
}

export type Claim = Readonly<Record<'id' | 'startedAt', string>> & { readonly author: string | null };

/** A claim is renewed several times within it. */
const claimLasts = 30_000;

/** The weights of so many versions that were published or may be are kept. */
const keptWeights = 5;

const listed = 30;

export type Versions = ReturnType<typeof versionRepository>;

export function versionRepository(random: Random) {
  const state = (db: Connection) => db.selectFrom('teaching').selectAll().executeTakeFirstOrThrow();

  /** A training whose process ended has failed. */
  const trainingOf = (
    row: Selectable<Tables['teaching']>,
    now: Date,
  ): Selectable<Tables['teaching']>['state'] =>
    row.state === 'running' && (row.claimed_until ?? '') <= now.toISOString() ? 'failed' : row.state;

  /** Null while a training runs. */
  async function claim(db: Connection, author: string | null, now: Date): Promise<Claim | null> {
    const id = randomId(random);
    const startedAt = now.toISOString();
    const { numUpdatedRows } = await db
      .updateTable('teaching')
      .set({
        state: 'running',
        claim: id,
        claimed_until: momentAfter(now, claimLasts),
        author,
        started_at: startedAt,
      })
      .where(({ eb, or }) =>
        or([eb('state', 'is', null), eb('state', '!=', 'running'), eb('claimed_until', '<=', startedAt)]),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n ? { id, startedAt, author } : null;
  }

  /** The version that serves where `live` is live: it, or the last one before that this release reads; 0 for none. */
  async function serving(db: Connection, { rows, features }: Release): Promise<number> {
    const found = await db
      .selectFrom('teaching_versions')
      .select('version')
      .where('version', '<=', ({ selectFrom }) => selectFrom('teaching').select('live'))
      .where('shipped', '=', rows)
      .where('features', '=', features)
      .where('published_at', 'is not', null)
      .where('weights', 'is not', null)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found?.version ?? 0;
  }

  async function publish(db: Connection, version: number, now: Date): Promise<void> {
    await db.updateTable('teaching').set({ live: version }).execute();
    await db
      .updateTable('teaching_versions')
      .set({ state: 'published', published_at: now.toISOString() })
      .where('version', '=', version)
      .execute();
  }

  /** Weights are two megabytes. */
  async function dropOldWeights(db: Connection): Promise<void> {
    const { live } = await state(db);
    const kept = db
      .selectFrom('teaching_versions')
      .select('version')
      .where('weights', 'is not', null)
      .orderBy('version', 'desc')
      .limit(keptWeights);
    await db
      .updateTable('teaching_versions')
      .set({ weights: null })
      .where('version', 'not in', kept)
      .where('version', '!=', live)
      .execute();
  }

  return {
    state,
    trainingOf,
    claim,
    serving,
    publish,

    /** Whether the claim still holds; if it does, it holds for longer. */
    hold: async (db: Connection, { id }: Claim, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('teaching')
        .set({ claimed_until: momentAfter(now, claimLasts) })
        .where('claim', '=', id)
        .where('state', '=', 'running')
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Ends the training that runs, wherever it does. */
    end: async (db: Connection, as: 'stopped' | 'failed', claimed?: Claim): Promise<boolean> => {
      const running = db
        .updateTable('teaching')
        .set({ state: as, claim: null })
        .where('state', '=', 'running');
      const ours = claimed === undefined ? running : running.where('claim', '=', claimed.id);
      return (await ours.executeTakeFirst()).numUpdatedRows === 1n;
    },

    /** Adds what was trained under a claim that still holds. What the shop trained by itself is live at once. */
    add: async (
      db: Connection,
      { id, author, startedAt }: Claim,
      { weights, rows, report }: Trained,
      { rows: shipped, features }: Release,
      now: Date,
    ): Promise<void> => {
      const { numUpdatedRows } = await db
        .updateTable('teaching')
        .set({ state: null, claim: null })
        .where('claim', '=', id)
        .where('state', '=', 'running')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const { newest } = await db
        .selectFrom('teaching_versions')
        .select((of) => of.fn.max('version').as('newest'))
        .executeTakeFirstOrThrow();
      const version = (newest ?? 0) + 1;
      const isReady = report.reasons.length === 0;
      await db
        .insertInto('teaching_versions')
        .values({
          version,
          state: isReady ? 'ready' : 'refused',
          author,
          trained_at: now.toISOString(),
          rows,
          report: JSON.stringify(report),
          shipped,
          features,
          weights: isReady ? Buffer.from(weights).toString('base64') : null,
        })
        .execute();
      if (!isReady) return;
      await db
        .updateTable('taught_rows')
        .set({ version })
        .where('version', 'is', null)
        .where('taught_at', '<=', startedAt)
        .execute();
      if (author === null && (await state(db)).live > 0) await publish(db, version, now);
      await dropOldWeights(db);
    },

    /** A claim, if what is live is of another release, and this one has not yet trained anew. */
    claimRenewal: async (db: Connection, release: Release, now: Date): Promise<Claim | null> => {
      const last = await state(db);
      const isTriedAgain = last.state === null || (last.started_at ?? '') <= momentBefore(now, hourMs);
      if (last.live === 0 || !(isTriedAgain || last.author !== null)) return null;
      if ((await serving(db, release)) > 0) return null;
      const own = await db
        .selectFrom('teaching_versions')
        .select('version')
        .where('shipped', '=', release.rows)
        .where('features', '=', release.features)
        .limit(1)
        .executeTakeFirst();
      return own === undefined ? claim(db, null, now) : null;
    },

    /** Why a version may not go live, in words; null if it may. */
    problemOf: async (
      db: Connection,
      version: number,
      { rows, features }: Release,
    ): Promise<string | null> => {
      if (version === 0) return null;
      const found = await db
        .selectFrom('teaching_versions')
        .select(['state', 'shipped', 'features', ({ eb }) => eb('weights', 'is', null).as('has_ended')])
        .where('version', '=', version)
        .executeTakeFirst();
      if (found === undefined) return 'Esta versão não existe.';
      if (found.state === 'refused') return 'Esta versão entende menos do que a que está no ar.';
      const isReadable = found.shipped === rows && found.features === features && !found.has_ended;
      return isReadable ? null : 'Esta versão é antiga demais para voltar: treine de novo.';
    },

    weights: async (db: Connection, version: number): Promise<Buffer | null> => {
      const found = await db
        .selectFrom('teaching_versions')
        .select('weights')
        .where('version', '=', version)
        .executeTakeFirst();
      return found?.weights ? Buffer.from(found.weights, 'base64') : null;
    },

    /** Newest first. */
    list: async (db: Connection): Promise<TeachingVersion[]> => {
      const rows = await db
        .selectFrom('teaching_versions')
        .select(['version', 'state', 'author', 'trained_at', 'published_at', 'rows', 'report'])
        .orderBy('version', 'desc')
        .limit(listed)
        .execute();
      return rows.map(({ author, trained_at, published_at, report, ...row }) => {
        const read: TrainingReport = JSON.parse(report);
        return { ...row, by: author, at: trained_at, publishedAt: published_at, report: read };
      });
    },
  };
}
