import * as z from 'zod/mini';
import type { PostcodeService } from '../coverage/create-postcodes.ts';
import { askService, type Gateway } from './ask-service.ts';
import { foundPlace, line } from './found-place.ts';

const answer = z.object({ cep: line, logradouro: line, bairro: line, localidade: line, uf: line });

/** A static copy of the post office's list: quick, but it may lag behind. */
export function openCep(gateway: Gateway): PostcodeService {
  return {
    name: 'OpenCEP',
    authoritative: false,
    async find(cep, signal) {
      const reply = await askService(gateway, `/${cep}`, signal);
      if (reply?.status === 404 || reply?.status === 400) return { kind: 'unknown' };
      const read = answer.safeParse(reply?.status === 200 ? reply.body : undefined);
      if (!read.success) return { kind: 'down' };
      const { logradouro, bairro, localidade, uf } = read.data;
      return foundPlace(cep, {
        cep: read.data.cep,
        uf,
        city: localidade,
        neighborhood: bairro,
        street: logradouro,
      });
    },
  };
}
