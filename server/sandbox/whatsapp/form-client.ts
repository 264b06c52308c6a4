import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  type KeyObject,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import * as z from 'zod/mini';
import { jsonIn } from '../../../src/contract/json-in.ts';
import type { CloudApi } from './cloud-api.ts';

interface Options {
  readonly publicKey: KeyObject;
  readonly appSecret: string;
  readonly json: unknown;
  readonly deliver: (body: string, signature: string) => Promise<{ status: number; text: string }>;
  readonly says: CloudApi['says'];
}

/** What a phone asks the endpoint of the shop. */
export const formAsked = z.looseObject({ action: z.string() });

const reply = z.looseObject({ data: z.optional(z.record(z.string(), z.unknown())) });

export type FormClient = ReturnType<typeof formClient>;

const algorithm = 'aes-128-gcm';

/** A phone that opens the forms of the shop: it seals what it sends as the platform documents it, and reads the replies. */
export function formClient({ publicKey, appSecret, json, deliver, says }: Options) {
  const ask = async (asked: z.output<typeof formAsked>) => {
    const key = randomBytes(16);
    const vector = randomBytes(16);
    const cipher = createCipheriv(algorithm, key, vector);
    const sealed = [cipher.update(JSON.stringify({ version: '3.0', ...asked })), cipher.final()];
    const oaep = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const body = JSON.stringify({
      encrypted_flow_data: Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64'),
      encrypted_aes_key: publicEncrypt(oaep, key).toString('base64'),
      initial_vector: vector.toString('base64'),
    });
    const signature = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
    const { status, text } = await deliver(body, signature);
    const bytes = Buffer.from(text, 'base64');
    if (bytes.length <= 16) return { status, body: reply.parse({}) };
    const decipher = createDecipheriv(
      algorithm,
      key,
      vector.map((byte) => byte ^ 0xff),
    ).setAuthTag(bytes.subarray(-16));
    const opened = decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8');
    return { status, body: reply.parse(jsonIn(opened)) };
  };
  return {
    json,
    ask,
    /** As `ask`; a form that is complete is sent as a message of the person. */
    fill: async (person: Parameters<Options['says']>[0], asked: z.output<typeof formAsked>) => {
      const told = await ask(asked);
      const { params } = Object(told.body.data?.extension_message_response);
      const nfm_reply = { name: 'flow', body: 'Sent', response_json: JSON.stringify(params) };
      const filled = { type: 'interactive', interactive: { type: 'nfm_reply', nfm_reply } };
      if (params !== undefined) await says(person, filled);
      return told;
    },
  };
}
