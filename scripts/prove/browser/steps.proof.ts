import { expect } from '@playwright/test';
import { disturbances } from './disturbances.ts';
import { OrderUnderWay } from './order-under-way.ts';
import { faces, note, test } from './proof.ts';

/** An order has a dozen steps; whoever is asked one of them again and again gets nowhere. */
const most = 40;

for (const { name: face, Face } of faces)
  for (const { name, prepare, before, behind } of disturbances)
    test(`step ${name} ${face}`, async ({ page, context, line }) => {
      await prepare?.(context);
      const order = new OrderUnderWay(Face, page);
      await order.visitor.begin();
      const scene = { order, context, line };
      const struck = new Set<string>();
      for (let count = 0; count < most; count += 1) {
        const step = await order.askedNow();
        if (step === null) break;
        const isFirst = !struck.has(step);
        struck.add(step);
        if (isFirst) await before?.(scene, step);
        const asked = await order.askedNow();
        if (isFirst)
          note({ what: step, saw: asked === step ? 'stands there' : `asked ${asked}`, isBroken: false });
        if (asked === null) break;
        await order.give(asked);
        if (isFirst) await behind?.(scene, asked);
      }
      await expect(order.page.getByText(/^UF-[0-9A-Z]{11}$/).first()).toBeVisible();
      expect([...struck].sort()).toEqual([...order.stops].sort());
    });
