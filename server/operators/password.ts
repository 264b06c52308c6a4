import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const usual = { log2N: 15, r: 8, p: 3 };

/** A low cost is enough for a random 120-bit password, and keeps the start fast. */
export const costOfRandom: typeof usual = { log2N: 10, r: 8, p: 1 };

/** `scrypt$15$8$3$<salt>$<hash>`: contains its parameters, so that the cost can be raised later. */
export async function hashPassword(password: string, cost = usual): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join(
    '$',
  );
}

/** Of accounts without a password: nothing has this hash. */
export const noPassword = `scrypt$15$8$3$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

/** Takes as long for an unknown account, so that the response time does not reveal which accounts exist. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, log2N, r, p, salt = '', hash = ''] = (kept ?? noPassword).split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url')) && kept !== undefined;
}

function derive(password: string, salt: Buffer, { log2N, r, p }: typeof usual): Promise<Buffer> {
  const N = 2 ** log2N;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
