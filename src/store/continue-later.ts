import { createReducer } from '@reduxjs/toolkit';
import { laterDismissed, laterOffered, visitRestored } from './events.ts';

/** Whether to offer the link to continue later: once per visit, after a long silence. */
type ContinueLater = 'open' | 'offered' | 'over';

export const continueLaterReducer = createReducer<ContinueLater>('open', (builder) => {
  builder
    .addCase(laterOffered, () => 'offered')
    .addCase(laterDismissed, () => 'over')
    .addCase(visitRestored, (_, { payload }) => (payload.offeredLater ? 'over' : 'open'));
});
