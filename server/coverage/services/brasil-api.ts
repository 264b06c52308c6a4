import * as z from 'zod/mini';
import { askService, type Gateway } from '../../gateways/ask-service.ts';
import type { PostcodeService } from '../create-postcodes.ts';
import { foundPlace, line } from './found-place.ts';

const answer = z.object({ cep: line, state: line, city: line, neighborhood: line, street: line });

/** BrasilAPI queries several sources; its 404 lists the error of each. */
const refusals = z.object({ errors: z.array(z.object({ message: line })) });

export function brasilApi(gateway: Gateway): PostcodeService {
  return {
    name: 'BrasilAPI',
    authoritative: false,
    async find(cep, signal) {
      const reply = await askService(gateway, `/${cep}`, signal);
      if (reply?.status === 404) return { kind: isOutage(reply.body) ? 'down' : 'unknown' };
      const read = answer.safeParse(reply?.status === 200 ? reply.body : undefined);
      if (!read.success) return { kind: 'down' };
      const { state, city, neighborhood, street } = read.data;
      return foundPlace(cep, { cep: read.data.cep, uf: state, city, neighborhood, street });
    },
  };
}

/**
 * Whether all sources of a 404 report 'Erro ao se conectar com o serviço', which is an outage and no unknown
 * postcode.
 */
function isOutage(body: unknown): boolean {
  const read = refusals.safeParse(body);
  if (!read.success || read.data.errors.length === 0) return false;
  return read.data.errors.every(({ message }) => /conectar/i.test(message));
}
