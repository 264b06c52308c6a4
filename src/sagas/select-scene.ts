import { createSelector } from '@reduxjs/toolkit';
import { stepOf } from '../funnel/steps/steps.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectFacts, selectJourney, selectRoute, selectStepsShown, selectWalk } from '../store/selectors.ts';
import type { Scene } from '../tracking/scene.ts';

/** Null before the visit is ready: the answers may belong to another visitor. */
export const selectScene = createSelector(
  [(state: RootState) => state.visit, selectJourney, selectRoute, selectStepsShown, selectWalk, selectFacts],
  ({ phase, campaign, face, acceptsPhoneContact }, { id, steps }, route, shown, walk, facts): Scene | null =>
    phase === 'ready'
      ? {
          campaign: campaign.prefix,
          face,
          journey: id,
          route,
          shown,
          steps: steps.map(stepOf),
          walk,
          facts,
          acceptsPhoneContact,
        }
      : null,
);
