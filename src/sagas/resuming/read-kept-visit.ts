import * as z from 'zod/mini';
import { infra, postcodeInformation } from '../../contract/address.ts';
import { presentPlan } from '../../contract/customer-look-up.ts';
import { offer } from '../../contract/offer/plan.ts';
import { tracking } from '../../contract/tracking.ts';
import type { Answers, FieldName } from '../../funnel/fields/answer-values.ts';
import { fieldNames, fields, isFieldName } from '../../funnel/fields/fields.ts';
import type { JourneyId } from '../../funnel/journeys/journey.ts';
import { journeys } from '../../funnel/journeys/journeys.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { steps } from '../../funnel/steps/steps.ts';
import type { KeptVisit } from '../../store/kept-visit.ts';

/** An object with any keys. */
const table = z.object({});

const keptVisit = z.object({
  prefix: z.optional(z.string()),
  answers: z.catchall(table, z.unknown()),
  draft: z.optional(z.nullable(z.catchall(table, z.array(z.string())))),
  lost: z.optional(z.array(z.string())),
  place: z.nullable(
    z.object({ ...postcodeInformation.shape, neighborhood: z.string(), is_block_allotment: z.boolean() }),
  ),
  coverage: z.nullable(z.object({ plans: z.array(offer), infra: z.nullable(infra) })),
  wish: z.object({
    renewalId: z.nullable(z.number()),
    migrationId: z.nullable(z.number()),
    id: z.nullable(z.number()),
    sku: z.nullable(z.string()),
    download: z.nullable(z.number()),
    upload: z.nullable(z.number()),
    subscriptions: z.array(z.string()),
  }),
  migration: z.optional(
    z.nullable(
      z.object({
        outcome: z.enum(['offers', 'no-offer', 'ordered']),
        present: z.nullable(presentPlan),
        holder: z.nullable(z.string()),
        orderNumber: z.nullable(z.string()),
      }),
    ),
  ),
  tracking,
  done: z.catchall(table, z.string()),
  keys: z.catchall(table, z.object({ stamp: z.string(), key: z.string() })),
  lead: z.object({
    id: z.nullable(z.string()),
    noCoverageId: z.nullable(z.string()),
    version: z.number(),
    protocol: z.nullable(z.string()),
    renewalId: z.optional(z.nullable(z.string())),
  }),
  journey: z.optional(z.string()),
  letters: z.optional(z.boolean()),
  offeredLater: z.optional(z.boolean()),
  acceptsPhoneContact: z.optional(z.nullable(z.boolean())),
  sideQuestions: z.optional(
    z.array(
      z.object({
        step: z.string(),
        said: z.string(),
        text: z.string(),
        link: z.optional(z.object({ text: z.string(), path: z.string() })),
        says: z.optional(z.string()),
        isAfter: z.boolean(),
      }),
    ),
  ),
});

const journeyNamed = (name: string | undefined): JourneyId | undefined =>
  Object.values(journeys).find(({ id }) => id === name)?.id;

const stepNamed = (name: string): StepId | undefined =>
  Object.values(steps).find(({ id }) => id === name)?.id;

function addIfValid<Name extends FieldName>(name: Name, given: unknown, answers: Answers): void {
  const parsed = fields[name].schema.safeParse(given);
  if (parsed.success) answers[name] = parsed.data;
}

/** Validates the stored visit and keeps the parts that are still valid: storage is untrusted input. */
export function readKeptVisit(stored: unknown): KeptVisit | null {
  const parsed = keptVisit.safeParse(stored);
  if (!parsed.success) return null;
  const answers: Answers = {};
  for (const name of fieldNames) {
    const given = parsed.data.answers[name];
    if (given !== undefined && fields[name].keep !== 'memory') addIfValid(name, given, answers);
  }
  const lost = parsed.data.lost?.filter(isFieldName);
  const sideQuestions = parsed.data.sideQuestions?.flatMap((question) => {
    const step = stepNamed(question.step);
    return step === undefined ? [] : [{ ...question, step }];
  });
  return { ...parsed.data, answers, lost, sideQuestions, journey: journeyNamed(parsed.data.journey) };
}
