import { expect } from '@playwright/test';
import { watchFailures } from './eyes.ts';
import { faults } from './faults.ts';
import { journeys } from './journeys.ts';
import { faces, note, test } from './proof.ts';
import { listCalls, silentCalls } from './visitor-calls.ts';

/** A fifteenth of the time that a visitor waits for an answer. */
const hurry = 15;

for (const { name, Face } of faces)
  for (const journey of journeys)
    for (const fault of faults)
      test(`${journey.name} ${fault.name} ${name}`, async ({ page, line }) => {
        await page.addInitScript((times) => {
          const patient = AbortSignal.timeout.bind(AbortSignal);
          AbortSignal.timeout = (milliseconds) => patient(milliseconds / times);
        }, hurry);
        const met = new Set<string>();
        line.break(fault, (call) => {
          met.add(call);
          return !silentCalls.has(call);
        });
        const eyes = watchFailures(page, line, fault);
        try {
          await journey.walk(new Face(page, journey.prefix));
        } finally {
          await eyes.close();
          for (const call of met) {
            const sentence = eyes.seen.get(call);
            const isLeft = line.failing.has(call);
            // A list that was fetched ahead and never came up is nobody's trouble.
            const isUnneeded = isLeft && listCalls.has(call);
            const saw = sentence ?? (isUnneeded ? '(not needed)' : '(nothing)');
            const mayBeUnseen = fault.says !== null && (silentCalls.has(call) || isUnneeded);
            note({ what: call, saw, isBroken: isLeft && !mayBeUnseen && fault.name !== 'slow' });
          }
        }
        expect(
          [...line.failing.keys()].filter((call) => !listCalls.has(call)),
          'never told',
        ).toEqual(fault.spoil === 'delays' ? expect.anything() : []);
      });
