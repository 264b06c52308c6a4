import type { OfferMark } from '../../src/catalogue/overlay.ts';
import {
  cropsOf,
  type Made,
  madeCampaign,
  madePlan,
  nothingPublished,
  type Publication,
  publication,
} from '../../src/contract/publication.ts';
import { changedOne } from '../database/changed-one.ts';
import type { Connection } from '../database/database.ts';

export interface PublicationTables {
  publication_drafts: {
    /** The id of its author, an operator. */
    name: string;
    version: number;
    /** The published version that the draft began with. */
    based_on: number;
    body: string;
    edited_by: string;
    edited_at: string;
  };
  /** The highest version is live. */
  publications: {
    version: number;
    body: string;
    note: string;
    author: string;
    published_at: string;
    /** The older version that this one restores. */
    restores: number | null;
  };
  /** Fixed mapping of an offer's terms to its id and code. */
  published_offers: { id: number; terms: string; offer_code: string };
  /**
   * Every campaign and, as 'plan d800a', every plan that was ever published, as it was last: leads and orders name it.
   * Of photos, as 'photo …', the name: their version may be published again.
   */
  published_campaigns: { prefix: string; body: string };
  /** Crops of photos by the hash of their content, which is base64: text is the same for both engines. */
  pictures: { name: string; content: string; kept_at: string };
}

/** The live publication. */
export interface Published {
  version: number;
  publication: Publication;
  /** Ids and codes of all offers whose terms were ever changed. */
  marks: ReadonlyMap<string, OfferMark>;
  /** Campaigns that were published before and are no longer; every plan, with every list that ever sold it. */
  former: Made;
}

interface Draft {
  author: string;
  version: number;
  basedOn: number;
  publication: Publication;
  editedBy: string;
}

interface PublishedVersion {
  version: number;
  note: string;
  author: string;
  publishedAt: string;
  restores: number | null;
}

interface ToPublish extends Omit<PublishedVersion, 'publishedAt'> {
  publication: Publication;
  marks: ReadonlyMap<string, OfferMark>;
}

export type Publications = ReturnType<typeof publicationRepository>;

export function publicationRepository() {
  /** 0 if nothing was published. */
  const version = async (db: Connection) => {
    const { newest } = await db
      .selectFrom('publications')
      .select((of) => of.fn.max('version').as('newest'))
      .executeTakeFirstOrThrow();
    return newest ?? 0;
  };
  const at = async (db: Connection, wanted: number) => {
    const row = await db
      .selectFrom('publications')
      .select('body')
      .where('version', '=', wanted)
      .executeTakeFirst();
    return row && read(row.body, `version ${wanted}`);
  };
  const marks = async (db: Connection): Promise<Published['marks']> => {
    const rows = await db.selectFrom('published_offers').selectAll().orderBy('id').execute();
    return new Map(rows.map(({ terms, id, offer_code }) => [terms, { id, offerCode: offer_code }]));
  };
  const made = async (db: Connection) => {
    const rows = await db.selectFrom('published_campaigns').select('body').orderBy('prefix').execute();
    const bodies = rows.map(({ body }) => JSON.parse(body));
    return {
      campaigns: bodies.flatMap((body) => madeCampaign.safeParse(body).data ?? []),
      plans: bodies.flatMap((body) => madePlan.safeParse(body).data ?? []),
    };
  };
  return {
    version,
    at,
    current: async (db: Connection): Promise<Published> => {
      const newest = await version(db);
      const found = newest === 0 ? undefined : await at(db, newest);
      const current = found ?? nothingPublished;
      const { plans, campaigns: all } = await made(db);
      const campaigns = all.filter(({ prefix }) => current.campaigns.every((one) => one.prefix !== prefix));
      return { version: newest, publication: current, marks: await marks(db), former: { plans, campaigns } };
    },
    versions: async (db: Connection, many: number): Promise<PublishedVersion[]> => {
      const rows = await db
        .selectFrom('publications')
        .select(['version', 'note', 'author', 'published_at', 'restores'])
        .orderBy('version', 'desc')
        .limit(many)
        .execute();
      return rows.map(({ published_at, ...row }) => ({ ...row, publishedAt: published_at }));
    },
    /** As they were saved; of one author or of all. */
    drafts: async (db: Connection, author?: string) => {
      const all = db
        .selectFrom('publication_drafts')
        .leftJoin('operators', 'operators.id', 'publication_drafts.name')
        .selectAll('publication_drafts')
        .select(['operators.name as by', 'operators.disabled_at'])
        .orderBy('edited_at');
      const rows = await (author === undefined
        ? all
        : all.where('publication_drafts.name', '=', author)
      ).execute();
      return rows.map(({ based_on, edited_by, edited_at, by, disabled_at, body, name: id, ...row }) => ({
        ...row,
        author: id,
        name: by ?? edited_by,
        isLeft: by === null || disabled_at !== null,
        basedOn: based_on,
        publication: read(body, 'draft'),
        editedBy: edited_by,
        editedAt: edited_at,
      }));
    },
    /** The draft's new version, or null if it was saved elsewhere meanwhile. */
    saveDraft: async (
      db: Connection,
      { author, version: from, basedOn, publication: body, editedBy }: Draft,
      now: Date,
    ) => {
      const row = {
        name: author,
        version: from + 1,
        based_on: basedOn,
        body: JSON.stringify(body),
        edited_by: editedBy,
        edited_at: now.toISOString(),
      };
      // Optimistic locking: inserts the first version, or updates the version that was read.
      const insert = db.insertInto('publication_drafts').values(row);
      const update = db.updateTable('publication_drafts').set(row);
      const isSaved =
        from === 0
          ? (await insert.onConflict((one) => one.doNothing()).executeTakeFirstOrThrow())
              .numInsertedOrUpdatedRows === 1n
          : await changedOne(update.where('name', '=', author).where('version', '=', from));
      return isSaved ? row.version : null;
    },
    publish: async (db: Connection, { publication: body, marks: given, ...row }: ToPublish, now: Date) => {
      const known = await marks(db);
      const added = [...given].filter(([terms]) => !known.has(terms));
      if (added.length > 0)
        await db
          .insertInto('published_offers')
          .values(added.map(([terms, { id, offerCode }]) => ({ id, terms, offer_code: offerCode })))
          .execute();
      const { plans } = await made(db);
      const named = [
        ...body.campaigns.map((campaign) => ({ prefix: campaign.prefix, made: campaign })),
        ...body.plans.map((plan) => {
          const sold = plans.find(({ sku }) => sku === plan.sku)?.lists ?? [];
          const lists = [...new Set([...sold, ...plan.lists])];
          return { prefix: `plan ${plan.sku}`, made: { ...plan, lists } };
        }),
        ...body.looks.flatMap(cropsOf).map((name) => ({ prefix: `photo ${name}`, made: {} })),
      ];
      for (const { prefix, made } of named) {
        const row = { prefix, body: JSON.stringify(made) };
        await db
          .insertInto('published_campaigns')
          .values(row)
          .onConflict((conflict) => conflict.column('prefix').doUpdateSet(row))
          .execute();
      }
      await db
        .insertInto('publications')
        .values({
          version: row.version,
          note: row.note,
          author: row.author,
          restores: row.restores,
          body: JSON.stringify(body),
          published_at: now.toISOString(),
        })
        .execute();
    },
    /** Kept again, a picture waits anew for a draft that names it. */
    keepPicture: async (db: Connection, { name, content }: { name: string; content: Buffer }, now: Date) => {
      const kept_at = now.toISOString();
      await db
        .insertInto('pictures')
        .values({ name, content: content.toString('base64'), kept_at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ kept_at }))
        .execute();
    },
    picture: async (db: Connection, name: string) => {
      const picture = await db
        .selectFrom('pictures')
        .select('content')
        .where('name', '=', name)
        .executeTakeFirst();
      return picture && Buffer.from(picture.content, 'base64');
    },
    pictureNames: async (db: Connection) =>
      (await db.selectFrom('pictures').select('name').execute()).map(({ name }) => name),
  };
}

function read(body: string, name: string): Publication {
  const parsed = publication.safeParse(JSON.parse(body));
  if (!parsed.success) throw new Error(`The catalogue that was published (${name}) cannot be read`);
  return parsed.data;
}
