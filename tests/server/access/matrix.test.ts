import { expect, it } from 'vitest';
import { holderMatrix, otherSiteMatrix } from '../../../scripts/prove/access/holder-matrix.ts';
import { panelMatrix } from '../../../scripts/prove/access/panel-matrix.ts';

it.each([
  ['who holds nothing of a lead, whether it is there or not', holderMatrix],
  ['another site and a form', otherSiteMatrix],
  ['guests and every role of the panel', panelMatrix],
])('answers %s alike in every call', async (_who, matrix) => {
  const { cases, broken } = await matrix();
  expect(broken).toEqual([]);
  expect(cases).toBeGreaterThan(0);
});
