import type { SavedView } from '../../src/contract/panel/saved-views.ts';
import type { SearchedList } from '../../src/contract/panel/searched-list.ts';
import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

interface Owner {
  readonly operatorId: string;
  readonly area: SearchedList;
}

export type SavedViews = ReturnType<typeof savedViewRepository>;

/** Each operator sees only their own views. */
export function savedViewRepository(random: Random) {
  const own = (db: Connection, { operatorId, area }: Owner) =>
    db.deleteFrom('saved_views').where('operator_id', '=', operatorId).where('area', '=', area);
  return {
    list: async (db: Connection, { operatorId, area }: Owner): Promise<SavedView[]> => {
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
    save: async (db: Connection, owner: Owner, { name, filters }: Omit<SavedView, 'id'>, now: Date) => {
      await own(db, owner).where('name', '=', name).execute();
      const id = timeOrderedId(random, now);
      const { operatorId, area } = owner;
      await db
        .insertInto('saved_views')
        .values({ id, operator_id: operatorId, area, name, search: filters, created_at: now.toISOString() })
        .execute();
      return { id, name, filters };
    },
    remove: async (db: Connection, owner: Owner, id: string): Promise<void> => {
      await own(db, owner).where('id', '=', id).execute();
    },
  };
}
