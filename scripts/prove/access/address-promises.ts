import { limits } from '../../../server/access/limits.ts';
import type { Outcome } from './holder-calls.ts';
import { openShop, own } from './open-shop.ts';

const maxCalls = limits.newLead.per.address.calls;
const payload = JSON.stringify({ coverage: { cep: '01310100', number: '1' }, lead: {} });

async function refusedOf(trustProxy: boolean | number): Promise<number> {
  const shop = await openShop({ trustProxy });
  try {
    let refused = 0;
    for (let call = 0; call <= maxCalls; call += 1) {
      const headers = { ...own, 'x-forwarded-for': `203.0.113.${call}` };
      const { status } = await shop.visitor().send({ method: 'POST', url: '/api/lead-v2', headers, payload });
      if (status === 429) refused += 1;
    }
    return refused;
  } finally {
    await shop.close();
  }
}

/** Proves that X-Forwarded-For counts only behind a trusted proxy. */
export async function addressPromises(): Promise<Outcome> {
  const broken: string[] = [];
  if ((await refusedOf(false)) !== 1) broken.push('without a proxy, X-Forwarded-For made one caller many');
  if ((await refusedOf(1)) !== 0) broken.push('behind a proxy, many callers counted as one');
  return { cases: 2 * (maxCalls + 1), broken };
}
