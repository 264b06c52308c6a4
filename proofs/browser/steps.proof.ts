import { expect } from '@playwright/test';
import { type Disturbance, disturbances, type Scene } from './disturbances.ts';
import { OrderUnderWay } from './order-under-way.ts';
import { faces, note, test } from './proof.ts';

/** Upper limit of steps, to stop endless loops. */
const maxSteps = 40;

/** Answers the displayed step, with the disturbance at its first occurrence. Returns whether there are more steps. */
async function takeStep(
  scene: Scene,
  struck: Set<string>,
  { before, behind }: Disturbance,
): Promise<boolean> {
  const { order } = scene;
  const step = await order.askedNow();
  if (step === null) return false;
  if (struck.has(step)) {
    await order.give(step);
    return true;
  }
  struck.add(step);
  await before?.(scene, step);
  const asked = await order.askedNow();
  note({ what: step, saw: asked === step ? 'stands there' : `asked ${asked}`, isBroken: false });
  if (asked === null) return false;
  await order.give(asked);
  await behind?.(scene, asked);
  return true;
}

for (const { name: face, Face } of faces)
  for (const disturbance of disturbances)
    test(`step ${disturbance.name} ${face}`, async ({ page, context, line }) => {
      await disturbance.prepare?.(context);
      const order = new OrderUnderWay(Face, page);
      await order.visitor.begin();
      const scene = { order, context, line };
      const struck = new Set<string>();
      for (let count = 0; count < maxSteps; count += 1)
        if (!(await takeStep(scene, struck, disturbance))) break;
      await expect(order.page.getByText(/^UF-[0-9A-Z]{11}$/).first()).toBeVisible();
      expect([...struck].sort()).toEqual([...order.stops].sort());
    });
