import { askService, type Gateway } from '../../gateways/ask-service.ts';
import type { PostcodeService } from '../create-postcodes.ts';
import { readPostOfficePlace } from './found-place.ts';

/** OpenCEP, a static copy of the post office's list: fast, but possibly outdated. */
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
