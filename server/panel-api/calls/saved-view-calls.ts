import { listSavedViews, maxViews, removeView, saveView } from '../../../src/contract/panel/saved-views.ts';
import { refuseField } from '../../http/refusal.ts';
import { handleOperator } from '../panel-call.ts';

export const savedViewCalls = [
  handleOperator(listSavedViews, ({ params: { area } }, { database, repositories, operator }) =>
    database.read(async (db) => ({
      views: await repositories.savedViews.list(db, { operatorId: operator.id, area }),
    })),
  ),

  handleOperator(saveView, ({ params: { area }, body }, { save, repositories, operator, clock }) =>
    save(async (db) => {
      const owner = { operatorId: operator.id, area };
      const known = await repositories.savedViews.list(db, owner);
      if (known.length >= maxViews && known.every(({ name }) => name !== body.name))
        return refuseField('name', `Cabem ${maxViews} visões. Remova uma que não usa mais.`);
      return { view: await repositories.savedViews.save(db, owner, body, clock()) };
    }),
  ),

  handleOperator(removeView, ({ params: { area, id } }, { save, repositories, operator }) =>
    save(async (db) => {
      await repositories.savedViews.remove(db, { operatorId: operator.id, area }, id);
      return {};
    }),
  ),
];
