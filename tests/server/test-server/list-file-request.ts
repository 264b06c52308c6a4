import type { InjectOptions } from 'fastify';

export const listFileRequest = (path: string, body: object): InjectOptions => ({
  method: 'POST',
  url: `/api/${path}`,
  headers: { 'x-requested-with': 'ultrafibra' },
  payload: body,
});
