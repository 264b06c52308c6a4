import { type CallResult, isFinal } from '../../api/call-result.ts';
import { campaignOfLead, type Origin } from '../../funnel/campaign-of-lead.ts';
import { startRoute } from '../../funnel/routes/link-target.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { linkFailed, startedOver, tryAgainAsked, visitPaused } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, put, type Saga, select, take } from '../typed-effects.ts';

/** What a link points to; while it does not come, the visitor is shown why and chooses. Null: they start over. */
export function* readLinked<View>(read: () => Promise<CallResult<View>>): Saga<View | null> {
  while (true) {
    const view = yield* call(read);
    if (view.ok) return view.value;
    const { failure } = view;
    yield* put(linkFailed({ message: failure.message, mayRetry: !isFinal(failure) }));
    if (startedOver.match(yield* take([tryAgainAsked, startedOver]))) return null;
    yield* put(visitPaused());
  }
}

/** A lead goes on under the campaign that it was begun under: its pages are documents of their own, which look it up. */
export function* movesToItsCampaign(
  lead: Origin & { id: string },
  pointer: 'l' | 'ls',
  { address, navigator }: SagaDependencies,
): Saga<boolean> {
  const here = yield* select(selectCampaign);
  const { face, route } = yield* select((state: RootState) => state.visit);
  const own = campaignOfLead(lead, here);
  if (own === here) return false;
  const { query } = address();
  query.delete('a');
  query.set(pointer, lead.id);
  navigator.replace(`${writePath(own, pointer === 'ls' ? route : startRoute(own, face))}?${query}`);
  return true;
}
