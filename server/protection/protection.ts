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

/** What keeps the sensitive answers unreadable to whoever holds only the database. */
export interface Protection {
  /** Stands before every text that the first key sealed. */
  readonly keyId: string;
  /** `place` is bound to the text: a value copied to another lead or field does not open. */
  seal(text: string, place: string): string;
  open(sealed: string, place: string): string;
  /** Finds equal texts without keeping them; one purpose never matches another. */
  fingerprint(text: string, purpose: string): string;
}

/**
 * The first key seals; the others still open what was sealed before the key was changed. What is found by a fingerprint
 * has to be found under each of them: a database that is in use keeps its own finding key (`openProtection`).
 */
export function createProtection(
  keys: readonly Uint8Array[],
  random: Random,
  findingKey = findingKeyOf(keys),
): Protection {
  const derived = keys.map((key) => ({
    id: keyIdOf(key),
    sealing: createSecretKey(derive(key, 'seal fields')),
  }));
  const finding = createSecretKey(findingKey);
  const [current] = derived;
  if (!current) throw new Error('At least one data key is needed');

  return {
    keyId: current.id,
    seal: (text, place) => {
      const nonce = random.bytes(12);
      const cipher = createCipheriv('aes-256-gcm', current.sealing, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${current.id}.${body.toString('base64url')}`;
    },
    open: (sealed, place) => {
      const [id, encoded = ''] = sealed.split('.');
      const key = derived.find((candidate) => candidate.id === id);
      if (!key) throw new Error('Sealed with a key that is not at hand');
      const body = Buffer.from(encoded, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, body.subarray(0, 12))
        .setAAD(Buffer.from(place))
        .setAuthTag(body.subarray(-16));
      return decipher.update(body.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
    },
    fingerprint: (text, purpose) =>
      createHmac('sha256', finding).update(`${purpose}\n${text}`).digest('base64url'),
  };
}

export const keyIdOf = (key: Uint8Array): string =>
  createHash('sha256').update('key id').update(key).digest('hex').slice(0, 8);

/** What a new database begins to find texts with. */
export function findingKeyOf([key]: readonly Uint8Array[]): Uint8Array {
  if (!key) throw new Error('At least one data key is needed');
  return derive(key, 'find texts');
}

/** A capability is as random as a key, so its plain hash cannot be turned back. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

const derive = (key: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'ultrafibra', purpose, 32));
