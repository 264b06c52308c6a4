import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A host of somebody else's: what it answers is written from the call table of the specification, and from nothing of
// this repository.

type Json = Record<string, unknown>;

const offered = (id: number, plan_type: string | null): Json => ({
  id,
  plan: `Plano ${id}`,
  discount: 5,
  price_with_dacc: 95,
  price: 100,
  price_full: 120,
  benefits: [],
  regulations: [],
  sku: `p${id}`,
  subscriptions: ['MAX'],
  plan_download: 600,
  plan_upload: 300,
  installationSchedule: true,
  plan_type,
});

const id = 81;
const saved = { success: true };
const judged = { quiz: null, quiz_needed: false, rejected: false, rejected_message: null };
const customer = {
  documentNumber: '16899535009',
  email: 'marta@exemplo.com.br',
  name: 'Marta Vieira',
  phone: '(21) 99876-5432',
};

/** Each call of the table, and what it says; a call that is not there is not known. */
const replies: readonly (readonly [string, RegExp, Json])[] = [
  [
    'GET',
    /^cep\/information\/32450000$/,
    { UF: 'MG', city: 'São Joaquim de Bicas', address: '', neighborhood: '' },
  ],
  [
    'GET',
    /^cep\/information\/\d{8}$/,
    { UF: 'SP', city: 'São Paulo', address: 'Avenida Paulista', neighborhood: 'Bela Vista' },
  ],
  ['GET', /^cep\/coverage$/, { plans: [offered(1, null)], infra: {} }],
  [
    'POST',
    /^lead-v2$/,
    { success: true, id, idLead: id, idLeadNoCoverage: null, cepCoverage: { infra: {} } },
  ],
  [
    'PATCH',
    /^lead-v2\/81\/(name|phone|email|birthDate|motherName|documentNumber|dueDate|plan|bankInfo|scheduleDate)$/,
    saved,
  ],
  ['PUT', /^lead-v2\/81$/, judged],
  ['PUT', /^lead\/81$/, { success: true, orderNumber: 4711 }],
  ['GET', /^lead\/81$/, { id, address: { cep: '01310100', number: '1000' }, name: 'Ana Souza', phone: null }],
  ['GET', /^lead\/collaborator\/getNewcode\/81$/, {}],
  ['PATCH', /^lead\/collaborator\/validate$/, {}],
  ['GET', /^banks$/, { banks: [{ code: '001', name: 'Banco do Brasil' }] }],
  [
    'POST',
    /^renewalBaseUser\/documentNumber$/,
    { plansOffers: [offered(2, 'refidel'), offered(3, 'refidel')], id_renewal_request: 91 },
  ],
  ['GET', /^renewalBaseUser\/check-client\/\d{11}$/, {}],
  ['PATCH', /^renewalBaseUser\/91$/, {}],
  ['PUT', /^renewalBaseUser\/91$/, { orderNumber: 4712 }],
  ['POST', /^fiber-migration\/offers$/, { plansOffers: [offered(4, 'migration')], userData: customer }],
  ['PATCH', /^fiber-migration\/plan\/81$/, {}],
  ['PATCH', /^fiber-migration\/address\/\w+\/81$/, {}],
];

export interface SpecifiedHost {
  base: string;
  /** What was called, in order, with what was sent along. */
  asked: { call: string; body: unknown }[];
  close: () => Promise<void>;
}

/** `wrapped`: every reply stands in `data`. */
export async function openSpecifiedHost({ wrapped }: { wrapped: boolean }): Promise<SpecifiedHost> {
  const asked: SpecifiedHost['asked'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const address = (request.url ?? '').slice(1);
      const [path = ''] = address.split('?');
      const text = Buffer.concat(chunks).toString();
      asked.push({ call: `${request.method} ${address}`, body: text === '' ? null : JSON.parse(text) });
      const known = replies.find(([method, shape]) => method === request.method && shape.test(path));
      if (known === undefined) {
        response.writeHead(404, { 'content-type': 'text/html' }).end('Not Found');
        return;
      }
      const [, , reply] = known;
      const body = JSON.stringify(wrapped ? { data: reply } : reply);
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = Object(server.address()) as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
