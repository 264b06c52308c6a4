import * as z from 'zod/mini';
import type { FoundAddress } from '../../../src/contract/calls/address-search.ts';
import { askService, type Gateway } from '../../gateways/ask-service.ts';
import type { StreetService } from '../create-address-search.ts';
import { line, withoutNumberRange } from './found-place.ts';

const answer = z.array(
  z.object({ cep: line, logradouro: line, complemento: line, bairro: line, localidade: line, uf: line }),
);

export const publicStreets = 'https://viacep.com.br/ws';

/** ViaCEP's maximum number of results. */
const maxStreets = 50;

/** ViaCEP's search by state, town and part of the street name. It replies 400 to a malformed query. */
export function viaCepStreets(gateway: Gateway): StreetService {
  return {
    async find(street, { name, uf }) {
      const path = [uf, name, street].map(encodeURIComponent).join('/');
      const reply = await askService(gateway, `/${path}/json/`, new AbortController().signal);
      const read = answer.safeParse(reply?.status === 200 ? reply.body : undefined);
      if (!read.success) return { kind: 'down' };
      const places = read.data.flatMap((place): FoundAddress[] => {
        const cep = place.cep.replace(/\D/g, '');
        if (!/^\d{8}$/.test(cep) || !/^[A-Z]{2}$/.test(place.uf) || place.localidade === '') return [];
        const { complemento: range, bairro: neighborhood, localidade: city } = place;
        return [
          { cep, street: withoutNumberRange(place.logradouro), range, neighborhood, city, uf: place.uf },
        ];
      });
      return { kind: 'found', places, isCut: read.data.length >= maxStreets };
    },
  };
}
