import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';
import type { Random } from './random.ts';

export type Protection = ReturnType<typeof createProtection>;

/**
 * Encrypts sensitive data and computes keyed hashes. The first key encrypts, all keys decrypt. Fingerprints do not depend on the order of keys: a used database stores
 * its own fingerprint key (`openProtection`).
 */
export function createProtection(
  keys: readonly Uint8Array[],
  random: Random,
  findingKey = findingKeyOf(keys),
) {
  const derived = keys.map((key) => ({
    id: keyIdOf(key),
    sealing: createSecretKey(derive(key, 'seal fields')),
  }));
  const finding = createSecretKey(findingKey);
  const [current] = derived;
  if (!current) throw new Error('At least one data key is needed');

  const openBytes = (sealed: string, place: string): Buffer => {
    const [id, encoded = ''] = sealed.split('.');
    const key = derived.find((candidate) => candidate.id === id);
    if (!key) throw new Error('Sealed with a key that is not at hand');
    const body = Buffer.from(encoded, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key.sealing, body.subarray(0, 12))
      .setAAD(Buffer.from(place))
      .setAuthTag(body.subarray(-16));
    return Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]);
  };

  return {
    /** Prefix of texts encrypted by the first key. */
    keyId: current.id,
    /** `place` is authenticated (AAD): a value copied to another row or column does not decrypt. */
    seal: (content: string | Uint8Array, place: string): string => {
      const nonce = random.bytes(12);
      const cipher = createCipheriv('aes-256-gcm', current.sealing, nonce).setAAD(Buffer.from(place));
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const body = Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      return `${current.id}.${body.toString('base64url')}`;
    },
    openBytes,
    open: (sealed: string, place: string): string => openBytes(sealed, place).toString(),
    /** Keyed hash that finds equal texts; hashes of different purposes never match. */
    fingerprint: (text: string, purpose: string): string =>
      createHmac('sha256', finding).update(`${purpose}\n${text}`).digest('base64url'),
  };
}

export const keyIdOf = (key: Uint8Array): string =>
  createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8);

/** The initial fingerprint key of a new database. */
export function findingKeyOf([key]: readonly Uint8Array[]): Uint8Array {
  if (!key) throw new Error('At least one data key is needed');
  return derive(key, 'find texts');
}

/** Unkeyed: a random token cannot be guessed from its hash. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

const derive = (key: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'ultrafibra', purpose, 32));
