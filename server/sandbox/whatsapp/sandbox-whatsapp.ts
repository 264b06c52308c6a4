import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Random, randomId } from '../../protection/random.ts';
import { createCloudApi } from './cloud-api.ts';
import { formClient } from './form-client.ts';
import { registerPhone, sandboxWhatsAppPath } from './register-phone.ts';

/** WhatsApp without WhatsApp: a stand-in of its API under this process's own address, which calls its webhook. */
export function sandboxWhatsApp(options: {
  readonly host: string;
  readonly port: number;
  readonly webhookPath: string;
  readonly forms: { readonly path: string; readonly json: unknown };
  readonly clock: () => Date;
  readonly random: Random;
}) {
  const { host, port, webhookPath, forms, clock, random } = options;
  const reached = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  const [token, appSecret, verifyToken] = [randomId(random), randomId(random), randomId(random)];
  const phoneId = '100000000000000';
  const post = (path: string, body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
    return fetch(`${reached}${path}`, { method: 'POST', headers, body });
  };
  const api = createCloudApi({
    ...{ phoneId, token, appSecret, clock, random, unknownUntil: clock().getTime() },
    deliver: async (body, signature) => (await post(webhookPath, body, signature)).status,
  });
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const form = formClient({
    ...{ appSecret, publicKey, json: forms.json },
    deliver: async (body, signature) => {
      const response = await post(forms.path, body, signature);
      return { status: response.status, text: await response.text() };
    },
    says: api.says,
  });
  return {
    settings: { url: `${reached}${sandboxWhatsAppPath}/graph/v26.0`, phoneId, token },
    webhook: { appSecret, verifyToken, phoneId },
    register: (app: FastifyInstance) => registerPhone(app, api, form),
    formsKey: privateKey,
  };
}
