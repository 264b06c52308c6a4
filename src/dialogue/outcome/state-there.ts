import { campaignSetOf } from '../../funnel/campaigns.ts';
import { journeyAt } from '../../funnel/journeys/journey-at.ts';
import { readPath } from '../../funnel/routes/read-path.ts';
import type { RootState } from '../../store/root-reducer.ts';
import type { MessageOutcome } from './message-outcome.ts';

function pathLeftFor(outcome: MessageOutcome): string | null {
  const left = outcome.kind === 'reply' ? outcome.reply : outcome;
  return left.kind === 'leave' ? left.path : null;
}

/** The state where an outcome leads to, which tells what is asked there. */
export function stateThere(outcome: MessageOutcome, state: RootState): RootState {
  const path = pathLeftFor(outcome);
  if (path === null && outcome.kind !== 'go') return state;
  const own = { campaign: state.visit.campaign, route: outcome.kind === 'go' ? outcome.route : '' };
  const { campaign, route } = path === null ? own : readPath(path, campaignSetOf([state.visit.campaign]));
  const journey = journeyAt(campaign, route);
  return { ...state, visit: { ...state.visit, campaign, route, journey } };
}
