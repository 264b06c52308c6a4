import { type CallFailure, type CallResult, isFinal } from '../../api/call-result.ts';
import { mayOpen } from '../../funnel/routes/walk-routes.ts';
import {
  connectionRestored,
  linkFailed,
  startedOver,
  tryAgainAsked,
  visitPaused,
} from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectStepsShown, selectWalk } from '../../store/selectors.ts';
import { call, put, type Saga, select, take } from '../typed-effects.ts';

/** Shows why something does not come, and waits. True: the visitor would rather start over. */
function* isGivenUp(failure: CallFailure): Saga<boolean> {
  yield* put(linkFailed({ message: failure.message, mayRetry: !isFinal(failure) }));
  if (startedOver.match(yield* take([tryAgainAsked, connectionRestored, startedOver]))) return true;
  yield* put(visitPaused());
  return false;
}

const mayPass = ({ kind, status }: CallFailure): boolean => kind !== 'refused' || status === 429;

/** Whether what this tab remembers shows the page that stands in the address. */
const selectIsRemembered = (state: RootState): boolean => mayOpen(selectStepsShown(state), selectWalk(state));

/**
 * What this tab had begun, or that it is not to be had. Without a connection, what the tab remembers has to do; where
 * that is less than what was answered or ordered, nobody is asked for it again: the server is. Null: they start over.
 */
export function* readOwn<View>(read: () => Promise<CallResult<View>>): Saga<CallResult<View> | null> {
  while (true) {
    const view = yield* call(read);
    if (view.ok || !mayPass(view.failure) || (yield* select(selectIsRemembered))) return view;
    if (yield* isGivenUp(view.failure)) return null;
  }
}

/** What a link points to; while it does not come, the visitor is shown why and chooses. Null: they start over. */
export function* readLinked<View>(read: () => Promise<CallResult<View>>): Saga<View | null> {
  while (true) {
    const view = yield* call(read);
    if (view.ok) return view.value;
    if (yield* isGivenUp(view.failure)) return null;
  }
}
