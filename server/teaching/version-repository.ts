import { hourMs } from '../../src/brazil/durations.ts';
import type { TeachingVersion, TrainingReport } from '../../src/contract/panel/teaching.ts';
import { changedOne } from '../database/changed-one.ts';
import type { Connection } from '../database/database.ts';
import { type Random, randomId } from '../protection/random.ts';
import { momentAfter, momentBefore } from '../runtime/moment.ts';
import type { headerOf } from '../understanding/model/weights-file.ts';
import type { Trained } from './train-version.ts';

/** What weights have to be of for this release to read them: rows and features. */
export const releaseOf = ({ rows, features }: ReturnType<typeof headerOf>): string => `${features} ${rows}`;

/** A claim is renewed several times within it. */
const claimLasts = 30_000;

/** The weights of so many versions that were published or may be are kept. */
const keptWeights = 5;

const listed = 30;

export type Versions = ReturnType<typeof versionRepository>;

export function versionRepository(random: Random) {
  /** What is live, and the training that runs or was the last. One whose process ended has failed. */
  async function state(db: Connection, now: Date) {
    const row = await db.selectFrom('teaching').selectAll().executeTakeFirstOrThrow();
    const { live, author: by, started_at: startedAt } = row;
    const hasEnded = row.claim !== null && (row.claimed_until ?? '') <= now.toISOString();
    const training = row.state && {
      ...{ by, startedAt: startedAt ?? '' },
      state: hasEnded ? ('failed' as const) : row.state,
    };
    return { live, training };
  }

  /** The claim of a training; null while another one runs. */
  async function claim(db: Connection, author: string | null, now: Date): Promise<string | null> {
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
      .where(({ eb, or }) => or([eb('claim', 'is', null), eb('claimed_until', '<=', startedAt)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n ? id : null;
  }

  /** The version that serves where `live` is live: it, or the last one before that this release reads; 0 for none. */
  async function serving(db: Connection, release: string): Promise<number> {
    const found = await db
      .selectFrom('teaching_versions')
      .select('version')
      .where('version', '<=', ({ selectFrom }) => selectFrom('teaching').select('live'))
      .where('release', '=', release)
      .where('published_at', 'is not', null)
      .where('weights', 'is not', null)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found?.version ?? 0;
  }

  /** Whether the version is live now; not if another one than was `seen` went live meanwhile. */
  async function publish(db: Connection, version: number, seen: number, now: Date): Promise<boolean> {
    const going = db.updateTable('teaching').set({ live: version }).where('live', '=', seen);
    if (!(await changedOne(going))) return false;
    await db
      .updateTable('teaching_versions')
      .set({ state: 'published', published_at: now.toISOString() })
      .where('version', '=', version)
      .execute();
    return true;
  }

  /** Weights are two megabytes. */
  async function dropOldWeights(db: Connection): Promise<void> {
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
      .where('version', '!=', ({ selectFrom }) => selectFrom('teaching').select('live'))
      .execute();
  }

  return {
    state,
    claim,
    serving,
    publish,

    /** Whether the claim still holds; if it does, it holds for longer. */
    hold: (db: Connection, claimed: string, now: Date): Promise<boolean> => {
      const held = { claimed_until: momentAfter(now, claimLasts) };
      return changedOne(db.updateTable('teaching').set(held).where('claim', '=', claimed));
    },

    /** Ends the training that runs, wherever it does. */
    end: async (db: Connection, as: 'stopped' | 'failed', claimed?: string): Promise<boolean> => {
      const running = db.updateTable('teaching').set({ state: as, claim: null });
      const ours = claimed ? running.where('claim', '=', claimed) : running.where('claim', 'is not', null);
      return changedOne(ours);
    },

    /** Adds what was trained under a claim that still holds. What the shop trained by itself is live at once. */
    add: async (
      db: Connection,
      claimed: string,
      { weights, rows, report }: Trained,
      release: string,
      now: Date,
    ): Promise<void> => {
      const ended = await db
        .updateTable('teaching')
        .set({ state: null, claim: null })
        .where('claim', '=', claimed)
        .returning(['author', 'started_at', 'live'])
        .executeTakeFirst();
      if (ended === undefined) return;
      const { author, started_at, live } = ended;
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
          release,
          weights: isReady ? Buffer.from(weights).toString('base64') : null,
        })
        .execute();
      if (!isReady) return;
      await db
        .updateTable('taught_rows')
        .set({ version })
        .where('version', 'is', null)
        .where('taught_at', '<=', started_at ?? '')
        // The others are of questions that are not published yet.
        .where('group_id', 'in', ['', ...report.taught.map(({ id }) => id)])
        .execute();
      if (author === null && live > 0) await publish(db, version, live, now);
      await dropOldWeights(db);
    },

    /** A claim, if what is live is of another release, and this one has not yet trained anew. */
    claimRenewal: async (db: Connection, release: string, now: Date): Promise<string | null> => {
      const { live, training } = await state(db, now);
      const isDue =
        training === null || training.by !== null || training.startedAt <= momentBefore(now, hourMs);
      if (live === 0 || !isDue) return null;
      const own = await db
        .selectFrom('teaching_versions')
        .select('version')
        .where('release', '=', release)
        .limit(1)
        .executeTakeFirst();
      return own === undefined ? claim(db, null, now) : null;
    },

    /** Why a version may not go live, in words; null if it may. */
    problemOf: async (db: Connection, version: number, release: string): Promise<string | null> => {
      if (version === 0) return null;
      const found = await db
        .selectFrom('teaching_versions')
        .select(['state', 'release', ({ eb }) => eb('weights', 'is', null).as('has_ended')])
        .where('version', '=', version)
        .executeTakeFirst();
      if (found === undefined) return 'Esta versão não existe.';
      if (found.state === 'refused') return 'Esta versão entende menos do que a que está no ar.';
      return found.release === release && !found.has_ended
        ? null
        : 'Esta versão é antiga demais para voltar: treine de novo.';
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
