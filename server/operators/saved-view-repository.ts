import type { SavedView, ViewArea } from '../../src/contract/panel/saved-views.ts';
import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

interface Owner {
  readonly operatorId: string;
  readonly area: ViewArea;
}

/** Each operator sees only their own views. */
export interface SavedViews {
  list(db: Connection, owner: Owner): Promise<SavedView[]>;
  save(db: Connection, owner: Owner, view: Omit<SavedView, 'id'>, now: Date): Promise<SavedView>;
  remove(db: Connection, owner: Owner, id: string): Promise<void>;
}

export function savedViewRepository(random: Random): SavedViews {
  const own = (db: Connection, { operatorId, area }: Owner) =>
    db.deleteFrom('saved_views').where('operator_id', '=', operatorId).where('area', '=', area);
  return {
    list: async (db, { operatorId, area }) => {
      const rows = await db
        .selectFrom('saved_views')
        .select(['id', 'name', 'search'])
        .where('operator_id', '=', operatorId)
        .where('area', '=', area)
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map(({ id, name, search }) => ({ id, name, filters: search }));
    },
    save: async (db, owner, { name, filters }, now) => {
      await own(db, owner).where('name', '=', name).execute();
      const id = timeOrderedId(random, now);
      const { operatorId, area } = owner;
      await db
        .insertInto('saved_views')
        .values({ id, operator_id: operatorId, area, name, search: filters, created_at: now.toISOString() })
        .execute();
      return { id, name, filters };
    },
    remove: async (db, owner, id) => {
      await own(db, owner).where('id', '=', id).execute();
    },
  };
}
