import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { flowName as published } from '../../../../server/channels/whatsapp/flow-json.ts';
import { whatsappFormsPath } from '../../../../server/channels/whatsapp/forms-endpoint.ts';
import { openReplay } from './open-replay.ts';

describe('the endpoint of the forms', () => {
  it('says that it is there, and takes note of an error of the phone', async () => {
    const { client } = await openReplay('SQLite', published);
    const ping = await client.ask({ action: 'ping' });
    expect(ping).toEqual({ status: 200, body: { data: { status: 'active' } } });
    const noted = await client.ask({
      action: 'data_exchange',
      flow_token: 'any',
      screen: 'ADDRESS',
      data: { error: 'timeout', error_message: 'too late' },
    });
    expect(noted).toEqual({ status: 200, body: { data: { acknowledged: true } } });
  });

  it('tells by its status what is wrong: the signature, the key, the form', async () => {
    const { client, server } = await openReplay('SQLite', published);
    const unsigned = await server.app.inject({
      method: 'POST',
      url: whatsappFormsPath,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': 'sha256=00' },
      payload: '{}',
    });
    expect(unsigned.statusCode).toBe(432);
    const { status } = await client.ask({ action: 'INIT', flow_token: 'none of ours' });
    expect(status).toBe(427);
    const otherKey = await openReplay(
      'SQLite',
      published,
      generateKeyPairSync('rsa', { modulusLength: 2048 }),
    );
    expect(await otherKey.client.ask({ action: 'ping' })).toEqual({ status: 421, body: {} });
  });

  it('shows a screen again to whoever goes back', async () => {
    const replay = await openReplay('SQLite', published);
    await replay.says('oi');
    const flow_token = (await replay.says('01310-100')).find(({ form }) => form)?.form ?? '';
    const shown = await replay.client.ask({ action: 'BACK', flow_token, screen: 'ADDRESS' });
    expect(shown.body).toMatchObject({
      screen: 'ADDRESS',
      data: { asks_number: true, asks_block_number: false },
    });
    expect((await replay.client.ask({ action: 'BACK', flow_token, screen: 'ACCOUNT' })).status).toBe(427);
  });
});
