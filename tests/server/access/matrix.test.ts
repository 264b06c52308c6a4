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
])('answers %s alike in every call', async (_who, matrix) => {
  const { cases, broken } = await matrix();
  expect(broken).toEqual([]);
  expect(cases).toBeGreaterThan(0);
});

it('changes nothing of an order by any call of the browser that placed it', async () => {
  expect(await finishedOrder()).toMatchObject({ broken: [] });
});
