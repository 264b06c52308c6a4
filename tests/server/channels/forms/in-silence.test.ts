import { expect, it } from 'vitest';
import { formTokens } from '../../../../server/channels/forms/form-token.ts';
import { keptIn } from '../../../../server/channels/visit/kept.ts';
import { fileCampaigns } from '../../../../src/funnel/campaigns.ts';
import { openTestServer } from '../../test-server/open-test-server.ts';
import { openPhone } from '../phone.ts';

it('a form that returns while a person of the shop speaks is taken, and the shop itself says nothing', async () => {
  const server = await openTestServer();
  const phone = openPhone(server);
  await phone.write('oi');
  await phone.write('01310-100');
  const state = () =>
    keptIn(phone.turn().visit, fileCampaigns)?.visit.state ?? expect.fail('Nothing is kept');
  const tokens = formTokens(server.protection, server.now);
  const token = tokens.make('c', 'nr-imovel', state());
  const values = tokens.sealValues({ number: ['1000'], no_complement: ['on'] }, token);
  expect(await phone.receive({ kind: 'form', token, values }, true)).toEqual([]);
  expect(state().answers.values.number).toBe('1000');
});
