import { getHealth } from '../../src/contract/calls/catalogue.ts';
import { handle, type RouteGroup } from './route-group.ts';

export const healthRoutes: RouteGroup = {
  handlers: [
    handle(getHealth, async (_input, { database, clock }) => {
      await database.read((db) => db.selectFrom('migrations').select('name').limit(1).execute());
      // A full disk can still be read: only a durable write proves that orders can be saved.
      const value = clock().toISOString();
      await database.write((db) =>
        db
          .insertInto('settings')
          .values({ name: 'health', value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute(),
      );
      return { status: 'ok' as const };
    }),
  ],
};
