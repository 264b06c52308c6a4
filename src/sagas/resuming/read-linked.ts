import { type CallFailure, type CallResult, isFinal } from '../../api/call-result.ts';
import { resumeWords } from '../../content/screens/resume.ts';
import { mayOpen } from '../../funnel/routes/walk-routes.ts';
import * as events from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectStepsShown, selectWalk } from '../../store/selectors.ts';
import { call, put, type Saga, select, take } from '../typed-effects.ts';

/** Shows why loading failed and waits for the visitor. Returns true if the visitor starts over. */
function* isGivenUp(failure: CallFailure): Saga<boolean> {
  // The reply speaks of a value, which nobody typed.
  const message = failure.status === 422 ? resumeWords.failed.broken : failure.message;
  yield* put(events.linkFailed({ message, mayRetry: !isFinal(failure) }));
  const next = yield* take([events.tryAgainAsked, events.connectionRestored, events.startedOver]);
  if (events.startedOver.match(next)) return true;
  yield* put(events.visitPaused());
  return false;
}

const mayPass = ({ kind, status }: CallFailure): boolean => kind !== 'refused' || status === 429;

/** Whether the stored answers suffice to show the page in the address. */
const selectIsRemembered = (state: RootState): boolean => mayOpen(selectStepsShown(state), selectWalk(state));

/**
 * Loads what this tab has started. Without a connection the stored answers are used if they suffice for the page; if
 * not, it waits and retries rather than asking the visitor again. Null: the visitor starts over.
 */
export function* readOwn<View>(read: () => Promise<CallResult<View>>): Saga<CallResult<View> | null> {
  while (true) {
    const view = yield* call(read);
    if (view.ok || !mayPass(view.failure) || (yield* select(selectIsRemembered))) return view;
    if (yield* isGivenUp(view.failure)) return null;
  }
}

/** Loads what a link points to. If it fails, the visitor sees why and may retry. Null: the visitor starts over. */
export function* readLinked<View>(read: () => Promise<CallResult<View>>): Saga<View | null> {
  while (true) {
    const view = yield* call(read);
    if (view.ok) return view.value;
    if (yield* isGivenUp(view.failure)) return null;
  }
}
