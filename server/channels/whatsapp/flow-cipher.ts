import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { messageOf } from '../../runtime/message-of.ts';
import { StartupError } from '../../runtime/startup-error.ts';

const sealed = z.object({
  encrypted_flow_data: z.string(),
  encrypted_aes_key: z.string(),
  initial_vector: z.string(),
});

const algorithm = 'aes-128-gcm';
const tagLength = 16;

/** Opens what a phone sealed for the shop; undefined if it was not sealed for this key, or was changed since. */
export function openFlow(key: KeyObject, body: unknown) {
  const { data } = sealed.safeParse(body);
  if (data === undefined) return undefined;
  try {
    const shared = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(data.encrypted_aes_key, 'base64'),
    );
    const vector = Buffer.from(data.initial_vector, 'base64');
    const message = Buffer.from(data.encrypted_flow_data, 'base64');
    const decipher = createDecipheriv(algorithm, shared, vector, { authTagLength: tagLength }).setAuthTag(
      message.subarray(-tagLength),
    );
    const text = decipher.update(message.subarray(0, -tagLength), undefined, 'utf8') + decipher.final('utf8');
    return {
      text,
      /** With the same key, and each bit of the vector inverted. */
      seal: (reply: string): string => {
        const cipher = createCipheriv(algorithm, shared, Buffer.from(vector.map((byte) => ~byte)));
        return Buffer.concat([cipher.update(reply, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
          'base64',
        );
      },
    };
  } catch {
    return undefined;
  }
}

/** The private key of the forms: as it stands, or in this file. Whoever holds it reads what people fill in. */
export function readFormsKey(setting: string): KeyObject {
  try {
    const key = createPrivateKey(setting.startsWith('-----BEGIN') ? setting : readFileSync(setting));
    if (key.asymmetricKeyType !== 'rsa') throw new Error('not of RSA');
    return key;
  } catch (error) {
    throw new StartupError(`Cannot use WHATSAPP_FORMS_KEY: ${messageOf(error)}`);
  }
}
