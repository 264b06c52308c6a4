import { describe, expect, it } from 'vitest';
import { effectsReducer } from '../../src/store/effects.ts';
import {
  accessGranted,
  answersAccepted,
  effectDropped,
  effectFailed,
  effectOutdated,
  effectStarted,
  effectSucceeded,
  effectsRetried,
  leadSettled,
  tryAgainAsked,
} from '../../src/store/events.ts';

type Event = Parameters<typeof effectsReducer>[1];

const told = (...events: Event[]) =>
  events.reduce<ReturnType<typeof effectsReducer> | undefined>(effectsReducer, undefined);
const started = effectStarted({ step: 'nome', stamp: 's', key: 'k' });
const failed = (final: boolean) =>
  effectFailed({ step: 'nome', failure: { stamp: 's', message: 'Não', final }, messages: {} });
const succeeded = effectSucceeded({ step: 'nome', stamp: 's', result: {} });

describe('a running server call', () => {
  it('a running call has a key, which is kept after a failure that can be retried', () => {
    expect(told(started)).toMatchObject({ running: 'nome', keys: { nome: { stamp: 's', key: 'k' } } });
    expect(told(started, failed(false))?.keys.nome).toEqual({ stamp: 's', key: 'k' });
    expect(told(started, failed(true))?.keys).toEqual({});
    expect(told(started, effectDropped({ step: 'nome' }))).toMatchObject({ running: null, failures: {} });
  });

  it('a finished call is done for exactly its values and for what its reply settled', () => {
    const found = { settled: { 'plano-do-pedido': 'p' } };
    const done = told(started, effectSucceeded({ step: 'nome', stamp: 's', result: found }));
    expect(done).toEqual({
      done: { nome: 's', 'plano-do-pedido': 'p' },
      failures: {},
      keys: {},
      running: null,
      unsaved: null,
    });
  });
});

describe('a failed call', () => {
  it.each<[string, Event, boolean, boolean]>([
    ['a retry by itself', effectsRetried(), true, false],
    ['a proof of access', accessGranted(), true, false],
    ['the visitor’s own retry', tryAgainAsked(), false, false],
    ['a new answer', answersAccepted({ values: {} }), false, false],
  ])('the failure of a call after %s', (_, event, keepsRefusal, keepsBreak) => {
    expect(told(started, failed(true), event)?.failures.nome !== undefined).toBe(keepsRefusal);
    expect(told(started, failed(false), event)?.failures.nome !== undefined).toBe(keepsBreak);
  });

  it('a call that succeeded after a failure is not retried', () => {
    expect(told(started, failed(false), started, succeeded, effectsRetried())?.failures).toEqual({});
  });
});

it('an outdated coverage check is no longer done', () => {
  const checked = leadSettled({ 'verificando-disponibilidade': 'a', cep: 'c' });
  expect(told(checked, effectOutdated({ step: 'verificando-disponibilidade' }))?.done).toEqual({ cep: 'c' });
});
