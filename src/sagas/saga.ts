import type { Action } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';
import type { Effect } from 'redux-saga/effects';
import * as effects from 'redux-saga/effects';
import type { RootState } from '../store/root-reducer.ts';

/** redux-saga's effects with their results typed: always used with `yield*`. */
export type Saga<Result = void> = Generator<Effect, Result, never>;
type Step<Result> = Generator<Effect, Result, Result>;

interface Creator {
  (...args: never[]): Action;
  match: (action: Action) => action is Action;
}

export function* select<Result>(selector: (state: RootState) => Result): Step<Result> {
  return yield effects.select(selector);
}

export function* put(action: Action): Step<void> {
  yield effects.put(action);
}

export function* take<const All extends readonly Creator[]>(...creators: All): Step<ReturnType<All[number]>> {
  return yield effects.take((action: Action) => creators.some(({ match }) => match(action)));
}

export function* takeAny(): Step<Action> {
  return yield effects.take('*');
}

export function* takeFrom<Item extends boolean>(channel: EventChannel<Item>): Step<Item> {
  return yield effects.take(channel);
}

export function* wait<Result>(promise: () => Promise<Result>): Step<Result> {
  return yield effects.call(promise);
}

export function* fork(saga: () => Saga<unknown>): Step<void> {
  yield effects.fork(saga);
}

/** The first of two to end decides; the other is given up. */
export function* race<One, Other>(
  one: () => Saga<One>,
  other: () => Saga<Other>,
): Generator<Effect, { one?: One; other?: Other }, { one?: One; other?: Other }> {
  return yield effects.race({ one: effects.call(one), other: effects.call(other) });
}
