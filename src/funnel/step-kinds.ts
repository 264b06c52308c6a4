import type { EffectName, Stage, Step, StepEffect } from './step.ts';
import type { StepId } from './step-id.ts';

/** A page that asks; what is not said here is what most steps do. */
export const ask = (
  id: StepId,
  stage: Stage,
  rest: Partial<Step> & Pick<Step, 'fields' | 'effect'>,
): Step => ({
  id,
  path: id,
  stage,
  screen: 'form',
  back: 'previous',
  revisit: true,
  end: false,
  needs: [],
  ...rest,
});

/** A page that shows progress while something is found out. */
export const waiting = (id: StepId, stage: Stage, effect: StepEffect): Step =>
  ask(id, stage, { screen: 'waiting', fields: [], effect, revisit: false });

/** Something to do that the visitor does not see. */
export const silent = (id: StepId, stage: Stage, effect: StepEffect, when?: Step['when']): Step =>
  ask(id, stage, {
    screen: 'silent',
    path: null,
    fields: [],
    effect,
    revisit: false,
    ...(when ? { when } : {}),
  });

export const end = (id: StepId, stage: Stage, rest: Partial<Step> & Pick<Step, 'screen'>): Step =>
  ask(id, stage, { fields: [], effect: null, revisit: false, end: true, ...rest });

/** Goes out behind the visitor's back. */
export const save = (name: EffectName, reads?: StepEffect['reads']): StepEffect => ({
  name,
  waits: false,
  kind: 'write',
  ...(reads ? { reads } : {}),
});

/** Holds the visitor until the reply is there. */
export const wait = (
  name: EffectName,
  kind: StepEffect['kind'],
  reads?: StepEffect['reads'],
): StepEffect => ({
  name,
  waits: true,
  kind,
  ...(reads ? { reads } : {}),
});
