import type { RootState } from '../../store/root-reducer.ts';
import { selectBackRoute, selectRoute } from '../../store/selectors.ts';
import type { MessageOutcome } from './message-outcome.ts';

const wentBackTo = new WeakMap<object, string>();

/** Whether the open question was reached by 'voltar': then another one goes further back, and leaves no correction. */
export function wentBack(store: object, state: RootState): boolean {
  if (wentBackTo.get(store) !== selectRoute(state)) wentBackTo.delete(store);
  return wentBackTo.has(store);
}

export function noteWayBack(store: object, outcome: MessageOutcome, state: RootState): void {
  if (outcome.kind === 'go' && outcome.step === undefined && outcome.route === selectBackRoute(state))
    wentBackTo.set(store, outcome.route);
}
