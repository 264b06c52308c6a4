import type { FastifyInstance } from 'fastify';
import { type Random, randomId } from '../../protection/random.ts';
import { createCloudApi } from './cloud-api.ts';
import { registerPhone, sandboxWhatsAppPath } from './register-phone.ts';

/** WhatsApp without WhatsApp: a stand-in of its API under this process's own address, which calls its webhook. */
export function sandboxWhatsApp(options: {
  readonly host: string;
  readonly port: number;
  readonly webhookPath: string;
  readonly clock: () => Date;
  readonly random: Random;
}) {
  const { host, port, webhookPath, clock, random } = options;
  const reached = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  const [token, appSecret, verifyToken] = [randomId(random), randomId(random), randomId(random)];
  const phoneId = '100000000000000';
  const api = createCloudApi({
    ...{ phoneId, token, appSecret, clock, random },
    deliver: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
      const response = await fetch(`${reached}${webhookPath}`, { method: 'POST', headers, body });
      return response.status;
    },
  });
  return {
    settings: { url: `${reached}${sandboxWhatsAppPath}/graph/v26.0`, phoneId, token },
    webhook: { appSecret, verifyToken, phoneId },
    register: (app: FastifyInstance) => registerPhone(app, api),
  };
}
