import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { brasilApi } from '../../../server/coverage/services/brasil-api.ts';
import { openCep } from '../../../server/coverage/services/open-cep.ts';
import { viaCep } from '../../../server/coverage/services/via-cep.ts';
import { breaksOff, hangs, nobody, says, stalls, standIn } from './stand-in.ts';

const services = [openCep, viaCep, brasilApi];
const ask = (service: (typeof services)[number], url: string, signal = new AbortController().signal) =>
  service({ url, fetch, timeoutMs: 150 }).find('01310100', signal);

/** Another postcode in the formats of all three services. */
const another = {
  ...{ cep: '20040020', uf: 'RJ', localidade: 'Rio de Janeiro', logradouro: 'Praça Pio X', bairro: 'Centro' },
  ...{ state: 'RJ', city: 'Rio de Janeiro', street: 'Praça Pio X', neighborhood: 'Centro' },
};

describe.each(services.map((service) => [service.name, service] as const))(
  '%s as a failing service',
  (_, service) => {
    it.each<[string, RequestListener]>([
      ['never answers', hangs],
      ['stops in the middle', stalls],
      ['breaks the connection off', breaksOff],
      ['fails', says({ status: 500, body: '{"error":"boom"}' })],
      ['is overrun', says({ status: 429, body: '{}' })],
      ['is under repair, as a page', says({ status: 503, type: 'text/html', body: '<h1>503</h1>' })],
      ['sends broken JSON', says({ body: '{"cep": "01310-100",' })],
      ['sends a page', says({ type: 'text/html', body: '<html></html>' })],
      [
        'sends JSON as text',
        says({ type: 'text/plain', body: JSON.stringify({ ...another, cep: '01310100' }) }),
      ],
      ['sends nothing', says({ body: '' })],
      ['sends null', says({ body: 'null' })],
      ['sends a list', says({ body: '[]' })],
      ['sends another shape', says({ body: '{"cep": 1310100, "uf": ["SP"]}' })],
      ['answers for another postcode', says({ body: JSON.stringify(another) })],
      [
        'names no town',
        says({ body: '{"cep":"01310100","uf":"SP","state":"SP","localidade":"","city":null}' }),
      ],
      [
        'names no state of Brazil',
        says({ body: JSON.stringify({ ...another, cep: '01310100', uf: 'XX', state: 'XX' }) }),
      ],
    ])('the service is down when it %s', async (__, listener) => {
      expect(await ask(service, await standIn(listener))).toEqual({ kind: 'down' });
    });

    it('the service is down when it cannot be reached', async () => {
      expect(await ask(service, await nobody())).toEqual({ kind: 'down' });
    });

    it('the service is down when its request was aborted', async () => {
      expect(await ask(service, await standIn(hangs), AbortSignal.abort())).toEqual({ kind: 'down' });
    });
  },
);
