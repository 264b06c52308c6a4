import type { Action } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';
import type { Effect } from 'redux-saga/effects';
import * as effects from 'redux-saga/effects';
import type { RootState } from '../store/root-reducer.ts';

/** Typed redux-saga effects; always used with `yield*`. */
export type Saga<Result = void> = Generator<Effect, Result, never>;
type Step<Result> = Generator<Effect, Result, Result>;

interface Creator {
  (...args: never[]): Action;
  match: (action: Action) => action is Action;
}

/** One event, several, or any. */
type Pattern = Creator | readonly Creator[] | '*';

type Matching<P extends Pattern> = P extends readonly (infer One extends Creator)[]
  ? ReturnType<One>
  : P extends Creator
    ? ReturnType<P>
    : Action;

const predicateOf = (pattern: Pattern) =>
  pattern === '*' ? pattern : (action: Action) => [pattern].flat().some(({ match }) => match(action));

export function* select<Result>(selector: (state: RootState) => Result): Step<Result> {
  return yield effects.select(selector);
}

export function* put(action: Action): Step<void> {
  yield effects.put(action);
}

export function* take<const P extends Pattern>(pattern: P): Step<Matching<P>> {
  return yield effects.take(predicateOf(pattern));
}

export function* call<Result>(promise: () => Promise<Result>): Step<Result> {
  return yield effects.call(promise);
}

export function* fork<Args extends readonly unknown[]>(
  saga: (...args: Args) => Saga<unknown>,
  ...args: Args
): Step<void> {
  yield effects.fork(() => saga(...args));
}

export function* takeEvery<const P extends Pattern>(
  pattern: P,
  worker: (action: Matching<P>) => unknown,
): Step<void> {
  yield effects.takeEvery(predicateOf(pattern), worker);
}

export function* takeEveryFrom<Item extends boolean | string>(
  channel: EventChannel<Item>,
  worker: (item: Item) => Saga,
): Step<void> {
  yield effects.takeEvery(channel, worker);
}

export function* takeLeading<const P extends Pattern>(
  pattern: P,
  worker: (action: Matching<P>) => Saga<unknown>,
): Step<void> {
  yield effects.takeLeading(predicateOf(pattern), worker);
}

type Branches = Readonly<Record<string, Saga<unknown>>>;
type Raced<All extends Branches> = {
  [Name in keyof All]?: All[Name] extends Generator<Effect, infer Result, never> ? Result : never;
};

/** The first branch to end wins; the others are cancelled. */
export function* race<All extends Branches>(branches: All): Step<Raced<All>> {
  return yield effects.race(branches);
}
