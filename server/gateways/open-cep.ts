import type { PostcodeService } from '../coverage/create-postcodes.ts';
import { askService, type Gateway } from './ask-service.ts';
import { readPostOfficePlace } from './found-place.ts';

/** A static copy of the post office's list: quick, but it may lag behind. */
export function openCep(gateway: Gateway): PostcodeService {
  return {
    name: 'OpenCEP',
    authoritative: false,
    async find(cep, signal) {
      const reply = await askService(gateway, `/${cep}`, signal);
      if (reply?.status === 404 || reply?.status === 400) return { kind: 'unknown' };
      return readPostOfficePlace(cep, reply?.status === 200 ? reply.body : undefined);
    },
  };
}
