import type { Facts } from '../facts.ts';
import type { FieldName } from '../fields/answer-values.ts';
import type { Stage, StepDefinition, StepEffect } from './step.ts';

type Rest<Name extends string, Field extends FieldName, Back extends string> = Partial<
  Omit<StepDefinition, 'stage' | 'fields' | 'effect' | 'back'>
> & { fields: readonly Field[]; effect: StepEffect<Name> | null; back?: Back };

/** A page with questions; the defaults are those of most steps. */
export function ask<
  OwnStage extends Stage,
  Field extends FieldName = never,
  Name extends string = never,
  Back extends string = never,
>(stage: OwnStage, rest: Rest<Name, Field, Back>): StepDefinition<Name, OwnStage, Field, Back>;
export function ask(stage: Stage, rest: Rest<string, FieldName, string>): StepDefinition {
  return {
    stage,
    screen: 'form',
    back: 'previous',
    revisit: true,
    end: false,
    needs: [],
    recovery: null,
    ...rest,
  };
}

/** A page that shows progress while a lookup runs. */
export const waiting = <OwnStage extends Stage, Name extends string>(
  stage: OwnStage,
  effect: StepEffect<Name>,
) => ask(stage, { screen: 'waiting', fields: [], effect, revisit: false });

/** An effect without a page. */
export const silent = <OwnStage extends Stage, Name extends string>(
  stage: OwnStage,
  effect: StepEffect<Name>,
  when?: (facts: Facts) => boolean,
) =>
  ask(stage, {
    screen: 'silent',
    path: null,
    fields: [],
    effect,
    revisit: false,
    when,
  });

/** An end of the journey; it may ask one more question. */
export const end = <
  OwnStage extends Stage,
  Field extends FieldName = never,
  Name extends string = never,
  Back extends string = never,
>(
  stage: OwnStage,
  rest: Partial<Rest<Name, Field, Back>> & Pick<StepDefinition, 'screen'>,
) => ask(stage, { fields: [], effect: null, revisit: false, end: true, ...rest });

/** Saves an answer of the lead in the background. */
export const save = <Name extends string>(
  name: Name,
  reads?: (facts: Facts) => unknown,
  record: 'lead' | 'contact' | null = 'lead',
): StepEffect<Name> => ({
  name,
  waits: false,
  kind: 'write',
  record,
  reads,
});

/** An effect that the visitor waits for. */
export const wait = <Name extends string>(
  name: Name,
  kind: 'lookup' | 'write',
  reads?: (facts: Facts) => unknown,
): StepEffect<Name> => ({
  name,
  waits: true,
  kind,
  reads,
});

type Definitions = Readonly<Record<string, StepDefinition>>;

/** Checks that `back` names a step of the same list. */
type LeadingBack<All> = { [Id in keyof All]: { back: keyof All | 'previous' | 'none' } };

/** Adds each step's id, and the id as path unless another is given. */
export function defineSteps<All extends Definitions>(
  definitions: All & LeadingBack<All>,
): { readonly [Id in keyof All]: All[Id] & { id: Id; path: string | null } };
export function defineSteps(definitions: Definitions) {
  return Object.fromEntries(
    Object.entries(definitions).map(([id, definition]) => [id, { id, path: id, ...definition }]),
  );
}
