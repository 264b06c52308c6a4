import { expect, type Page } from '@playwright/test';
import { type Fault, faults } from './faults.ts';
import type { FaultyLine } from './faulty-line.ts';
import { type Journey, journeys } from './journeys.ts';
import { faces, note, test } from './proof.ts';
import { listCalls, silentCalls } from './visitor-calls.ts';
import { watchFailures } from './watch-failures.ts';

/** Divides the visitor's timeouts. */
const hurry = 15;

/** Shortens timeouts, so that failing calls do not take half a minute each. */
const hurryUp = (page: Page) =>
  page.addInitScript((times) => {
    const patient = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => patient(milliseconds / times);
  }, hurry);

/** The failure text that the visitor saw; null if a required text was missing. */
function sawOf(call: string, seen: ReadonlyMap<string, string>, { spoil }: Fault, { failing }: FaultyLine) {
  const sentence = seen.get(call);
  if (sentence !== undefined) return sentence;
  if (!failing.has(call) || silentCalls.has(call)) return '(nothing)';
  if (spoil === 'delays') return '(late)';
  // A failed prefetch of a list that was never displayed needs no text.
  return listCalls.has(call) ? '(not needed)' : null;
}

async function walkOn(
  journey: Journey,
  visitor: Parameters<Journey['walk']>[0],
  fault: Fault,
  line: FaultyLine,
) {
  const met = new Set<string>();
  line.break(fault, (call) => {
    met.add(call);
    return !silentCalls.has(call);
  });
  const failures = watchFailures(visitor.page, line, fault);
  try {
    await journey.walk(visitor);
  } finally {
    await failures.close();
    for (const call of met) {
      const saw = sawOf(call, failures.seen, fault, line);
      note({ what: call, saw: saw ?? '(nothing)', isBroken: saw === null });
    }
  }
  return [...met].filter((call) => sawOf(call, failures.seen, fault, line) === null);
}

function proveCalls(journey: Journey): void {
  for (const { name, Face } of faces)
    for (const fault of faults)
      test(`${journey.name} ${fault.name} ${name}`, async ({ page, line }) => {
        if (fault.name === 'time-out') await hurryUp(page);
        const visitor = new Face(page, journey.prefix);
        expect(await walkOn(journey, visitor, fault, line), 'never told').toEqual([]);
      });
}

for (const journey of journeys)
  test.describe(() => {
    if (journey.isOnceAYear) test.use({ ownShopAhead: 0 });
    proveCalls(journey);
  });
