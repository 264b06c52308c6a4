import * as z from 'zod/mini';
import { infra, postcodeInformation } from '../contract/address.ts';
import { presentPlan } from '../contract/customer-look-up.ts';
import { lookUp } from '../contract/look-up.ts';
import { offer } from '../contract/offer/plan.ts';
import { tracking } from '../contract/tracking.ts';
import type { Answers, FieldName } from '../funnel/fields/answer-values.ts';
import { fieldNames, fields, isFieldName } from '../funnel/fields/fields.ts';
import { journeys } from '../funnel/journeys/journeys.ts';
import { noWish } from '../funnel/plans/plan-wish.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { steps } from '../funnel/steps/steps.ts';

/** An object with any keys. */
const table = z.object({});

/** Entries of unknown steps are ignored where the table is read. */
const perStep = <Value extends z.ZodMiniType>(value: Value) =>
  z.pipe(
    z.catchall(table, value),
    z.transform((entries): Partial<Record<StepId, z.output<Value>>> => entries),
  );

const sideQuestion = z.object({
  step: z.string(),
  said: z.string(),
  text: z.string(),
  link: z.optional(z.object({ text: z.string(), path: z.string() })),
  says: z.optional(z.string()),
  isLeftOut: z.optional(z.boolean()),
  isStorable: z.optional(z.boolean()),
  isAfter: z.boolean(),
});

/** An optional part, missing as well if it is no longer valid. */
const part = <Value extends z.ZodMiniType>(value: Value) => z.catch(z.optional(value), undefined);

const keptVisit = z.object({
  /** The campaign of these offers; missing in visits stored by older versions. */
  offersOf: part(z.string()),
  answers: z.catch(z.pipe(z.catchall(table, z.unknown()), z.transform(validAnswers)), {}),
  /** Input typed or understood but not sent yet. */
  draft: part(z.nullable(z.catchall(table, z.readonly(z.array(z.string()))))),
  /** Fields of the draft that may not be stored and must be entered again. */
  lost: part(
    z.readonly(
      z.pipe(
        z.array(z.string()),
        z.transform((names) => names.filter(isFieldName)),
      ),
    ),
  ),
  place: z.catch(
    z.nullable(
      z.object({ ...postcodeInformation.shape, neighborhood: z.string(), is_block_allotment: z.boolean() }),
    ),
    null,
  ),
  coverage: z.catch(
    z.nullable(
      z.object({
        plans: z.readonly(z.array(offer)),
        infra: z.nullable(infra),
        unsold: z.optional(z.string()),
      }),
    ),
    null,
  ),
  wish: z.catch(
    z.object({
      renewalId: z.nullable(z.number()),
      migrationId: z.nullable(z.number()),
      id: z.nullable(z.number()),
      sku: z.nullable(z.string()),
      download: z.nullable(z.number()),
      upload: z.nullable(z.number()),
      subscriptions: z.readonly(z.array(z.string())),
    }),
    noWish,
  ),
  /** The contract of a migrating customer, with the holder masked. */
  existingContract: part(
    z.nullable(
      z.object({
        outcome: z.enum(['offers', 'no-offer', 'ordered']),
        present: z.nullable(presentPlan),
        holder: z.nullable(z.string()),
        orderNumber: z.nullable(z.string()),
      }),
    ),
  ),
  tracking: z.catch(tracking, {}),
  /** The page that was answered, while the next one is awaited. */
  leaves: part(z.nullable(z.string())),
  done: z.catch(perStep(z.string()), {}),
  keys: z.catch(perStep(z.object({ stamp: z.string(), key: z.string() })), {}),
  /**
   * `isResumed` and `isReopened` are not restored: loading the lead sets the first, and the browser may keep cookies
   * after a reload that it did not keep before. Without it nothing is kept: it says what the server has.
   */
  lead: z.object({
    id: z.nullable(z.string()),
    noCoverageId: z.nullable(z.string()),
    version: z.number(),
    protocol: z.nullable(z.string()),
    renewalId: z.optional(z.nullable(z.string())),
    isAnother: z.optional(z.boolean()),
  }),
  /** The lead that was ordered: only another visit may overwrite it. */
  ordered: part(z.nullable(z.string())),
  /** Used only on pages outside the journey. */
  journey: part(z.pipe(z.string(), z.transform(journeyNamed))),
  /** The keyboard chosen for answers in digits. */
  usesLetterKeyboard: part(z.boolean()),
  /** The link to continue later was already offered. */
  offeredLater: part(z.boolean()),
  acceptsPhoneContact: part(z.nullable(z.boolean())),
  /** The address whose postcode is searched. */
  addressSearch: part(
    z.nullable(z.object({ street: z.string(), number: z.string(), city: z.string(), uf: z.string() })),
  ),
  sideQuestions: part(
    z.readonly(
      z.pipe(
        z.array(sideQuestion),
        z.transform((questions) => questions.flatMap(ofKnownStep)),
      ),
    ),
  ),
});
/** The visit stored per tab for a reload. It has no sensitive data: each field states whether it may be stored. */
export type KeptVisit = z.output<typeof keptVisit>;

/** What earlier releases stored under other names: a tab stays open while the shop is updated. */
const formerNames: Readonly<Record<string, keyof KeptVisit>> = {
  prefix: 'offersOf',
  migration: 'existingContract',
  letters: 'usesLetterKeyboard',
};

const withPresentNames = (stored: unknown): unknown =>
  stored &&
  Object.fromEntries(Object.entries(stored).map(([name, part]) => [lookUp(formerNames, name) ?? name, part]));

/** Validates the stored visit and keeps the parts that are still valid: storage is untrusted input. */
export function readKeptVisit(stored: unknown): KeptVisit | null {
  const { data } = keptVisit.safeParse(withPresentNames(stored));
  return data === undefined ? null : { ...data, done: doneOf(data) };
}

/** A lookup whose result is gone runs again, so that the answers behind it are judged by a new one. */
function doneOf({ done, place, coverage }: KeptVisit): KeptVisit['done'] {
  return {
    ...done,
    ...(place === null && { cep: undefined }),
    ...(coverage === null && { 'verificando-disponibilidade': undefined }),
  };
}

function validAnswers(stored: Readonly<Record<string, unknown>>): Answers {
  const answers: Answers = {};
  for (const name of fieldNames) {
    const given = lookUp(stored, name);
    if (given !== undefined && fields[name].keep !== 'memory') addIfValid(name, given, answers);
  }
  return answers;
}

function addIfValid<Name extends FieldName>(name: Name, given: unknown, answers: Answers): void {
  const parsed = fields[name].schema.safeParse(given);
  if (parsed.success) answers[name] = parsed.data;
}

function journeyNamed(name: string) {
  return Object.values(journeys).find(({ id }) => id === name)?.id;
}

function ofKnownStep(question: z.output<typeof sideQuestion>) {
  const step = Object.values(steps).find(({ id }) => id === question.step)?.id;
  return step === undefined ? [] : [{ ...question, step }];
}
