import * as z from 'zod/mini';
import type { PostcodeService } from '../coverage/create-postcodes.ts';
import { askService, type Gateway } from './ask-service.ts';
import { foundPlace, line } from './found-place.ts';

const answer = z.object({ cep: line, state: line, city: line, neighborhood: line, street: line });

/** It asks others in turn, and its 404 tells what each of them said. */
const refusals = z.object({ errors: z.array(z.object({ message: line })) });

export function brasilApi(gateway: Gateway): PostcodeService {
  return {
    name: 'BrasilAPI',
    authoritative: false,
    async find(cep, signal) {
      const reply = await askService(gateway, `/${cep}`, signal);
      if (reply?.status === 404) return { kind: nobodyWasReached(reply.body) ? 'down' : 'unknown' };
      const read = answer.safeParse(reply?.status === 200 ? reply.body : undefined);
      if (!read.success) return { kind: 'down' };
      const { state, city, neighborhood, street } = read.data;
      return foundPlace(cep, { cep: read.data.cep, uf: state, city, neighborhood, street });
    },
  };
}

/** A 404 in which every source says 'Erro ao se conectar com o serviço' is an outage. */
function nobodyWasReached(body: unknown): boolean {
  const read = refusals.safeParse(body);
  if (!read.success || read.data.errors.length === 0) return false;
  return read.data.errors.every(({ message }) => /conectar/i.test(message));
}
