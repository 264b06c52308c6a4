import type { InjectOptions } from 'fastify';

/** As the panel asks for a list as a file. */
export const listFileRequest = (path: string, body: object): InjectOptions => ({
  method: 'POST',
  url: `/api/${path}`,
  headers: { 'x-requested-with': 'ultrafibra' },
  payload: body,
});
