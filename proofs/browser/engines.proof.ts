import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { frame } from '../../src/content/screens/frame.ts';
import { resumeWords } from '../../src/content/screens/resume.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import type { Engine } from '../../tests/engines/browser-tab.ts';
import { engines } from '../../tests/engines/engines.ts';
import { EngineVisitor } from '../../tests/engines/visitor.ts';

import { answer, type EngineFace, faces, isAsked, nextOf } from './engine-faces.ts';
import { type Fault, faults, hurry, hurryUp } from './faults.ts';
import type { FaultyLine } from './faulty-line.ts';
import { test } from './proof.ts';
import { listCalls, silentCalls } from './visitor-calls.ts';

/** All engines but Chromium, which the other proofs cover. */
const others = engines.filter(({ name }) => name !== 'Chromium');

const reads = (visitor: EngineVisitor, sentences: readonly string[]): Promise<void> =>
  visitor.sees(
    `'${sentences.join("' or '")}'`,
    (wanted) => {
      // biome-ignore lint/performance/useDomNodeTextContent: what is shown counts, not what stands there hidden
      const shown = document.body.innerText.replaceAll('\u00a0', ' ');
      return wanted.some((sentence) => shown.includes(sentence));
    },
    sentences,
  );

const tryAgain = (visitor: EngineVisitor, maySend: boolean): Promise<unknown> =>
  visitor.ask(
    (label, isSent) => {
      const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
      const button = [...document.querySelectorAll('button')].find(
        (one) => isShown(one) && one.textContent.includes(label),
      );
      const form = [...document.querySelectorAll('form')].find(isShown);
      if (button) button.click();
      else if (isSent) form?.requestSubmit();
    },
    frame.tryAgain,
    maySend,
  );

/** Reads the failures of all calls until the next step is displayed. */
async function getTo(
  next: StepId | null,
  visitor: EngineVisitor,
  face: EngineFace,
  fault: Fault,
  line: FaultyLine,
): Promise<number> {
  let told = 0;
  for (;;) {
    await expect.poll(async () => line.failing.size > 0 || (await isAsked(visitor, face, next))).toBe(true);
    const [failing] = line.failing;
    if (failing === undefined) return told;
    const [name, { endpoint }] = failing;
    const sentence = fault.says(endpoint);
    if (sentence !== null) {
      // While the server is down, the offline text is valid too.
      await reads(visitor, [sentence, ...(fault.spoil === 'goes-down' ? [frame.offline.title] : [])]);
      told += 1;
    }
    await line.amend(name);
    // Background saves are retried while the next step is displayed.
    if (sentence !== null) await tryAgain(visitor, !(await isAsked(visitor, face, next)));
  }
}

/** Lets every call of an order fail until its text was read, then checks that the next step is displayed. */
async function meet(visitor: EngineVisitor, face: EngineFace, fault: Fault, line: FaultyLine): Promise<void> {
  await visitor.goTo(face.door);
  await face.formOf(visitor, 'cep');
  await visitor.ask(hurryUp, fault.name === 'time-out' ? hurry : 1);
  line.break(fault, (call) => !silentCalls.has(call) && !listCalls.has(call));
  let told = 0;
  for (const step of face.stops) {
    await answer(visitor, face, step);
    told += await getTo(nextOf(face, step), visitor, face, fault, line);
  }
  expect(told > 0).toBe(fault.name !== 'slow');
  await visitor.says('UF-');
}

/** Polling interval in milliseconds. */
const pace = 400;

/** Goes on with the visit until one of the steps is displayed. */
async function takeUp(
  visitor: EngineVisitor,
  face: EngineFace,
  wanted: readonly (StepId | null)[],
): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    for (const step of wanted)
      if (await isAsked(visitor, face, step)) {
        // A reloaded page displays its question before it knows of the resumed visit.
        await wait(pace);
        return isAsked(visitor, face, step);
      }
    await visitor.ask((label) => {
      [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === label)?.click();
    }, resumeWords.yes);
    return false;
  };
  const message = `${wanted.join(' or ')} is never asked`;
  await expect.poll(isThere, { message }).toBe(true);
}

const ways: Readonly<
  Record<string, (visitor: EngineVisitor, face: EngineFace, step: StepId) => Promise<unknown>>
> = {
  reload: async (visitor) => {
    await visitor.ask(() => {
      document.documentElement.dataset.left = '';
      location.reload();
    });
    await visitor.sees('the page anew', () => {
      const { left, hydrated } = document.documentElement.dataset;
      return left === undefined && hydrated !== undefined;
    });
  },
  'back-and-forward': async (visitor, face, step) => {
    if (step === face.stops[0]) return;
    const here = await visitor.ask(() => location.href);
    await visitor.ask(() => history.back());
    await visitor.sees(
      'the step before',
      (from) => location.href !== from && document.querySelector('h1') !== null,
      String(here),
    );
    await visitor.ask(() => history.forward());
    await visitor.sees('this step again', (from) => location.href === from, String(here));
  },
};

for (const { name, open } of others)
  test.describe(name, () => {
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await open();
    });
    test.afterAll(() => engine?.close());

    for (const face of faces) {
      for (const fault of faults)
        test(`${name} whole-order ${fault.name} ${face.name}`, async ({ line }) => {
          await meet(new EngineVisitor(await engine.open(), line.url), face, fault, line);
        });

      for (const [way, strike] of Object.entries(ways))
        test(`${name} ${way} ${face.name}`, async ({ line }) => {
          const visitor = new EngineVisitor(await engine.open(), line.url);
          await visitor.goTo(face.door);
          for (const step of face.stops) {
            await face.formOf(visitor, step);
            await strike(visitor, face, step);
            await takeUp(visitor, face, [step, nextOf(face, step)]);
            if (await isAsked(visitor, face, step)) await answer(visitor, face, step);
            await takeUp(visitor, face, [nextOf(face, step)]);
          }
          await visitor.says('UF-');
        });
    }
  });
