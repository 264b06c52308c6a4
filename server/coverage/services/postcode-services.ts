import type { Gateway } from '../../gateways/ask-service.ts';
import type { PostcodeService } from '../create-postcodes.ts';
import { brasilApi } from './brasil-api.ts';
import { openCep } from './open-cep.ts';
import { viaCep } from './via-cep.ts';

const gateways = { OpenCEP: openCep, ViaCEP: viaCep, BrasilAPI: brasilApi } satisfies Record<
  string,
  (gateway: Gateway) => PostcodeService
>;

export interface PostcodeServiceAddress {
  name: keyof typeof gateways;
  url: string;
  timeoutMs?: number;
}

export const publicPostcodeServices: readonly PostcodeServiceAddress[] = [
  { name: 'OpenCEP', url: 'https://opencep.com/v1' },
  { name: 'ViaCEP', url: 'https://viacep.com.br/ws' },
  { name: 'BrasilAPI', url: 'https://brasilapi.com.br/api/cep/v2' },
];

export function postcodeServices(
  addresses: readonly PostcodeServiceAddress[],
  fetchWith: typeof fetch,
): PostcodeService[] {
  return addresses.map(({ name, url, timeoutMs = 2500 }) =>
    gateways[name]({ url, fetch: fetchWith, timeoutMs }),
  );
}
