import {
  constants,
  createCipheriv,
  createDecipheriv,
  generateKeyPairSync,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFlow } from '../../../../server/channels/whatsapp/flow-cipher.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The phone's side, step by step as the platform documents it. */
function sealedByPhone(message: string) {
  const aes = randomBytes(16);
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-128-gcm', aes, vector);
  const parts = {
    data: Buffer.concat([cipher.update(message, 'utf8'), cipher.final(), cipher.getAuthTag()]),
    key: publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      aes,
    ),
    vector,
  };
  const read = (reply: string): string => {
    const bytes = Buffer.from(reply, 'base64');
    const inverted = Buffer.from(vector.map((byte) => byte ^ 0xff));
    const decipher = createDecipheriv('aes-128-gcm', aes, inverted).setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(0, -16)).toString('utf8') + decipher.final('utf8');
  };
  return { parts, read };
}

const bodyOf = ({ data, key, vector }: Record<'data' | 'key' | 'vector', Buffer>) => ({
  encrypted_flow_data: data.toString('base64'),
  encrypted_aes_key: key.toString('base64'),
  initial_vector: vector.toString('base64'),
});

describe('what a phone seals for the shop', () => {
  it('is opened, and the reply to it is read by that phone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (asked, told) => {
        const { parts, read } = sealedByPhone(asked);
        const opened = openFlow(privateKey, bodyOf(parts));
        expect(opened?.text).toBe(asked);
        expect(read(opened?.seal(told) ?? '')).toBe(told);
      }),
    );
  });

  it('is refused if any bit of it was changed', () => {
    const { parts } = sealedByPhone('{"action":"ping"}');
    fc.assert(
      fc.property(fc.constantFrom('data', 'key', 'vector'), fc.nat(), fc.nat(7), (part, at, bit) => {
        const changed = Buffer.from(parts[part]);
        const place = at % changed.length;
        changed.writeUInt8(changed.readUInt8(place) ^ (1 << bit), place);
        expect(openFlow(privateKey, bodyOf({ ...parts, [part]: changed }))).toBeUndefined();
      }),
    );
  });

  it('is refused with another key, and so is what is not sealed at all', () => {
    const body = bodyOf(sealedByPhone('{}').parts);
    expect(openFlow(other.privateKey, body)).toBeUndefined();
    for (const nothing of [
      undefined,
      {},
      { ...body, initial_vector: '' },
      { ...body, encrypted_flow_data: 'AA==' },
    ])
      expect(openFlow(privateKey, nothing)).toBeUndefined();
  });
});
