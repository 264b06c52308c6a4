import * as z from 'zod/mini';
import { lookUp } from '../../src/contract/look-up.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { steps } from '../../src/funnel/steps/steps.ts';
import { commandNames, type Tap } from './channel-message.ts';

/** The length that every channel takes as the id of a choice. */
export const longestTapId = 200;

type Entry = readonly [name: string, text: string];

/** What an id begins with, and the values that follow; the first has no name. */
function written(tap: Exclude<Tap, { kind: 'say' }>): { letter: string; values: readonly Entry[] } {
  if (tap.kind === 'decide') return { letter: 'd', values: [['', tap.choice]] };
  if (tap.kind === 'do')
    return {
      letter: 'c',
      values: [['', tap.name], ...(tap.from === undefined ? [] : [['from', `${tap.from}`] as const])],
    };
  const raw = Object.entries(tap.raw).flatMap(([name, texts]) => texts.map((text) => [name, text] as const));
  return { letter: 'a', values: [['', tap.step], ...raw] };
}

/** A tap as the id of its choice. One that does not fit says the choice's title instead. */
export function tapIdOf(tap: Tap, title: string): string {
  if (tap.kind === 'say') return `s${tap.text}`.slice(0, longestTapId);
  const { letter, values } = written(tap);
  const id = `${letter}${new URLSearchParams(values.map((entry) => [...entry]))}`;
  return id.length <= longestTapId ? id : tapIdOf({ kind: 'say', text: title }, title);
}

const stepId = z.custom<StepId>((id) => typeof id === 'string' && Object.hasOwn(steps, id));
const place = z.optional(z.pipe(z.coerce.number(), z.int().check(z.nonnegative())));

const taps: Readonly<Record<string, z.ZodMiniType<Tap>>> = {
  a: z.object({
    kind: z._default(z.literal('answer'), 'answer'),
    step: stepId,
    raw: z.record(z.string(), z.array(z.string())),
  }),
  d: z.object({ kind: z._default(z.literal('decide'), 'decide'), choice: z.enum(['yes', 'no', 'other']) }),
  c: z.object({ kind: z._default(z.literal('do'), 'do'), name: z.enum(commandNames), from: place }),
};

/** The tap of an id; null if it is none of ours. */
export function tapIn(id: string): Tap | null {
  if (id.startsWith('s') && id.length > 1) return { kind: 'say', text: id.slice(1) };
  const values = new URLSearchParams(id.slice(1));
  const first = values.get('') ?? '';
  values.delete('');
  const raw = Object.fromEntries([...new Set(values.keys())].map((name) => [name, values.getAll(name)]));
  const from = values.get('from') ?? undefined;
  return (
    lookUp(taps, id.charAt(0))?.safeParse({ step: first, choice: first, name: first, raw, from }).data ?? null
  );
}
