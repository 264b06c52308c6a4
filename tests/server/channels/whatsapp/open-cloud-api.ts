import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import type { ChannelMessage } from '../../../../server/channels/channel-message.ts';
import { whatsappChannel } from '../../../../server/channels/whatsapp/client.ts';
import { systemRandom } from '../../../../server/protection/random.ts';
import { createCloudApi } from '../../../../server/sandbox/whatsapp/cloud-api.ts';
import { registerPhone, sandboxWhatsAppPath } from '../../../../server/sandbox/whatsapp/register-phone.ts';

export const phone = '5511987654321';

/** The stand-in of WhatsApp on a port, and a channel that sends by it. */
export async function openCloudApi(
  own: Partial<Pick<Parameters<typeof createCloudApi>[0], 'clock' | 'deliver'>> = {},
) {
  let time = Date.parse('2026-11-23T15:00:00Z');
  const { clock = () => new Date(time) } = own;
  const delivered: { body: string; signature: string }[] = [];
  const api = createCloudApi({
    ...{ phoneId: '100', token: 'token', appSecret: 'secret', clock, random: systemRandom },
    deliver: async (body, signature) => {
      delivered.push({ body, signature });
      return 200;
    },
    ...own,
  });
  const app = Fastify();
  await app.register((scope) => registerPhone(scope, api));
  onTestFinished(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const settings = { url: `${url}${sandboxWhatsAppPath}/graph/v26.0`, phoneId: '100', token: 'token' };
  const channel = whatsappChannel(settings, clock, async () => undefined);
  const send = (message: ChannelMessage, more: { partsSent?: number; to?: string; replyTo?: string } = {}) =>
    channel.send({
      id: 'our-id',
      to: phone,
      message,
      partsSent: 0,
      lastInAt: clock().toISOString(),
      ...more,
    });
  const asked = () => api.exchanges.filter(({ direction }) => direction === 'out');
  return {
    ...{ asked, api, app, url, settings, clock, channel, send, delivered },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}
