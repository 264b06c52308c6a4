import { type BrowserContext, expect } from '@playwright/test';
import * as storageNames from '../../src/app/storage/storage-names.ts';
import { frame } from '../../src/content/screens/frame.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';

import type { FaultyLine } from './faulty-line.ts';
import type { OrderUnderWay } from './order-under-way.ts';
import { orderNumberOn } from './proof.ts';

export interface Scene {
  order: OrderUnderWay;
  context: BrowserContext;
  line: FaultyLine;
}

export interface Disturbance {
  name: string;
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Runs while a step is displayed, before its answer. */
  before?: (scene: Scene, step: StepId) => Promise<unknown>;
  /** Runs directly after an answer. */
  behind?: (scene: Scene, step: StepId) => Promise<unknown>;
}

const { visit, leadId: lead } = storageNames;

async function openAnother({ order, context }: Scene) {
  const address = order.page.url();
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Answers in another tab first, then here, which causes a conflict of versions. */
async function answerElsewhere(scene: Scene, step: StepId): Promise<void> {
  const { order } = scene;
  const here = order.page;
  order.moveTo(await openAnother(scene));
  if ((await order.askedNow()) === step) await order.give(step);
  await order.askedNow();
  await order.page.close();
  order.moveTo(here);
  await here.bringToFront();
}

const spoilt = (
  name: string,
  storage: 'localStorage' | 'sessionStorage',
  slot: string,
  spoil: (kept: string) => string,
): Disturbance => ({
  name,
  before: async ({ order: { page } }) => {
    const kept = await page.evaluate(([from, at]) => window[from].getItem(at), [storage, slot] as const);
    const text = spoil(kept ?? '{}');
    await page.evaluate(([to, at, value]) => window[to].setItem(at, value), [storage, slot, text] as const);
    await page.reload();
  },
});

export const disturbances: readonly Disturbance[] = [
  { name: 'reload', before: ({ order }) => order.page.reload() },
  { name: 'reload-behind-answer', behind: ({ order }) => order.page.reload() },
  {
    name: 'back-and-forward',
    before: async ({ order: { page, stops } }, step) => {
      if (step === stops[0]) return;
      await page.goBack();
      await expect(page.locator('h1').first()).toBeVisible();
      await page.goForward();
    },
  },
  {
    name: 'tab-reopened',
    before: async (scene) => {
      const page = await openAnother(scene);
      await scene.order.page.close();
      scene.order.moveTo(page);
    },
  },
  {
    name: 'two-tabs',
    before: async (scene, step) => {
      if (step !== scene.order.stops[0]) await answerElsewhere(scene, step);
    },
  },
  {
    name: 'storage-blocked',
    prepare: (context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      }),
  },
  {
    name: 'storage-full',
    prepare: (context) =>
      context.addInitScript(() => {
        for (const storage of [localStorage, sessionStorage])
          for (let length = 2 ** 22; length >= 1; length /= 2)
            try {
              storage.setItem(`full-${length}`, 'x'.repeat(length));
            } catch {
              // A write that exceeds the quota is retried in halves.
            }
      }),
  },
  spoilt('visit-corrupted', 'sessionStorage', visit, () => '{"answers":{"cep":'),
  spoilt('visit-of-another-shape', 'sessionStorage', visit, (kept) => `{"version":1,"state":${kept}}`),
  spoilt('visit-of-an-older-version', 'sessionStorage', visit, (kept) => {
    const { answers, place, coverage, wish, tracking, done, keys, lead: held } = JSON.parse(kept);
    const known = { answers, place, coverage, wish, tracking, done, keys, lead: held };
    return JSON.stringify({ ...known, given_up: true });
  }),
  spoilt('lead-pointer-corrupted', 'localStorage', lead, () => '"<script>"'),
  {
    name: 'later-file-missing',
    before: async ({ line }) => line.loseFiles(true),
    behind: async ({ order, line }, step) => {
      const offline = order.page.getByText(frame.offline.title).filter({ visible: true }).first();
      await expect
        .poll(async () => (await offline.isVisible()) || (await order.isBeyond(step)), { timeout: 30_000 })
        .toBe(true);
      line.loseFiles(false);
    },
  },
];

/** Upper limit of steps, to stop endless loops. */
const maxSteps = 40;

export async function orderDisturbed(scene: Scene, { before, behind }: Disturbance): Promise<void> {
  const { order } = scene;
  const struck = new Set<string>();
  await order.visitor.begin();
  for (let count = 0; count < maxSteps; count += 1) {
    const step = await order.askedNow();
    if (step === null) break;
    const isFirst = !struck.has(step);
    struck.add(step);
    if (isFirst) await before?.(scene, step);
    const asked = isFirst ? await order.askedNow() : step;
    if (asked === null) break;
    await order.give(asked);
    if (isFirst) await behind?.(scene, asked);
  }
  await orderNumberOn(order.page);
  expect([...struck].sort()).toEqual([...order.stops].sort());
}
