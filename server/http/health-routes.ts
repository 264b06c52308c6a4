import { getHealth } from '../../src/contract/calls/catalogue.ts';
import { answer, type RouteGroup } from './route-group.ts';

export const healthRoutes: RouteGroup = {
  handlers: [
    answer(getHealth, async (_input, { database }) => {
      await database.read((db) => db.selectFrom('migrations').select('name').limit(1).execute());
      return { status: 'ok' as const };
    }),
  ],
};
