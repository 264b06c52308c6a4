import { disturbances, orderDisturbed } from './disturbances.ts';
import { OrderUnderWay } from './order-under-way.ts';
import { faces, test } from './proof.ts';

for (const { name: face, Face } of faces)
  for (const disturbance of disturbances)
    test(`step ${disturbance.name} ${face}`, async ({ page, context, line }) => {
      await disturbance.prepare?.(context);
      await orderDisturbed({ order: new OrderUnderWay(Face, page), context, line }, disturbance);
    });
