import * as z from 'zod/mini';
import { askService, type Gateway } from '../../gateways/ask-service.ts';
import type { PostcodeService } from '../create-postcodes.ts';
import { readPostOfficePlace } from './found-place.ts';

/** ViaCEP reports an unknown postcode as 200 with `erro`, a boolean or a string. */
const unknown = z.object({ erro: z.union([z.literal(true), z.literal('true')]) });

/** ViaCEP replies 400 to malformed queries only; ours are valid, so a 400 is an outage. */
export function viaCep(gateway: Gateway): PostcodeService {
  return {
    name: 'ViaCEP',
    authoritative: true,
    async find(cep, signal) {
      const reply = await askService(gateway, `/${cep}/json/`, signal);
      if (reply?.status === 404) return { kind: 'unknown' };
      const body = reply?.status === 200 ? reply.body : undefined;
      if (unknown.safeParse(body).success) return { kind: 'unknown' };
      return readPostOfficePlace(cep, body);
    },
  };
}
