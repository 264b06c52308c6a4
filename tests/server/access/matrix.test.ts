import { expect, it } from 'vitest';
import { endedLinks, endedRights, finishedOrder } from '../../../scripts/prove/access/ended-rights.ts';
import { holderMatrix, otherSiteMatrix } from '../../../scripts/prove/access/holder-matrix.ts';
import { panelMatrix } from '../../../scripts/prove/access/panel-matrix.ts';

it.each([
  ['who holds nothing of a lead, whether it is there or not', holderMatrix],
  ['whose right has ended', endedRights],
  ['who follows a link that has ended, or was of an erased lead', endedLinks],
  ['another site and a form', otherSiteMatrix],
  ['guests and every role of the panel', panelMatrix],
])('every call answers %s in the same way', async (_who, matrix) => {
  const { cases, broken } = await matrix();
  expect(broken).toEqual([]);
  expect(cases).toBeGreaterThan(0);
});

it('no call of the browser that placed an order changes that order', async () => {
  expect(await finishedOrder()).toMatchObject({ broken: [] });
});
