import * as z from 'zod/mini';
import { states } from '../../../src/brazil/states.ts';
import { askService, type Gateway } from '../../gateways/ask-service.ts';
import type { PlaceService } from '../create-address-search.ts';
import { line } from './found-place.ts';

const answer = z.object({
  address: z.object({
    road: line,
    city: line,
    town: line,
    village: line,
    municipality: line,
    postcode: line,
    country_code: line,
    'ISO3166-2-lvl4': line,
  }),
});

/** The reply for a position without an address, such as the open sea. */
const nowhere = z.object({ error: z.string() });

/** Adapter of a reverse geocoder with Nominatim's API. */
export function nominatim(gateway: Gateway): PlaceService {
  return {
    async find({ latitude, longitude }) {
      const query = new URLSearchParams({
        format: 'jsonv2',
        'accept-language': 'pt-BR',
        // Detail level: the street.
        zoom: '17',
        lat: latitude.toFixed(4),
        lon: longitude.toFixed(4),
      });
      const reply = await askService(gateway, `/reverse?${query}`, new AbortController().signal);
      const body = reply?.status === 200 ? reply.body : undefined;
      if (nowhere.safeParse(body).success) return { kind: 'nowhere' };
      const read = answer.safeParse(body);
      if (!read.success) return { kind: 'down' };
      const { address } = read.data;
      const code = address['ISO3166-2-lvl4'].replace(/^BR-/, '');
      const uf = states.find((state) => state.uf === code)?.uf;
      const city = address.city || address.town || address.village || address.municipality;
      if (address.country_code !== 'br' || uf === undefined || city === '') return { kind: 'nowhere' };
      const cep = address.postcode.replace(/\D/g, '');
      return { kind: 'found', street: address.road, city, uf, cep: cep.length === 8 ? cep : null };
    },
  };
}
