import { listSavedViews, maxViews, removeView, saveView } from '../../../src/contract/panel/saved-views.ts';
import { refuseField } from '../../http/refusal.ts';
import { handleReading, handleSaving } from '../panel-call.ts';

export const savedViewCalls = [
  handleReading(listSavedViews, async (db, { params: { area } }, { repositories, operator }) => ({
    views: await repositories.savedViews.list(db, { operatorId: operator.id, area }),
  })),

  handleSaving(saveView, async (db, { params: { area }, body }, { repositories, operator, clock }) => {
    const owner = { operatorId: operator.id, area };
    const known = await repositories.savedViews.list(db, owner);
    if (known.length >= maxViews && known.every(({ name }) => name !== body.name))
      return refuseField('name', `Cabem ${maxViews} visões. Remova uma que não usa mais.`);
    return { view: await repositories.savedViews.save(db, owner, body, clock()) };
  }),

  handleSaving(removeView, async (db, { params: { area, id } }, { repositories, operator }) => {
    await repositories.savedViews.remove(db, { operatorId: operator.id, area }, id);
    return {};
  }),
];
