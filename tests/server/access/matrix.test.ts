import { expect, it } from 'vitest';
import { endedLinks, endedRights, finishedOrder } from './ended-rights.ts';
import { holderMatrix, otherSiteMatrix } from './holder-matrix.ts';

it.each([
  ['who holds nothing of a lead, whether it is there or not', holderMatrix],
  ['whose right has ended', endedRights],
  ['who follows a link that has ended, or was of an erased lead', endedLinks],
  ['another site and a form', otherSiteMatrix],
])('every call answers %s in the same way', async (_who, matrix) => {
  const { cases, broken } = await matrix();
  expect(broken).toEqual([]);
  expect(cases).toBeGreaterThan(0);
});

it('no call of the browser that placed an order changes that order', async () => {
  expect(await finishedOrder()).toMatchObject({ broken: [] });
});
