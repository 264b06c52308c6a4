import { createLead } from '../../../src/contract/calls/leads.ts';

const coverage = {
  cep: '01310100',
  number: '1000',
  is_block_allotment: false,
  address: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};

/** Leads in the hands of one browser: calls for holders alone get behind the door. */
export async function heldLeads(port: number, many = 12): Promise<{ cookie: string; ids: string[] }> {
  const ids: string[] = [];
  let cookie = '';
  for (let count = 0; count < many; count++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/${createLead.path}`, {
      method: createLead.method,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra', cookie },
      body: JSON.stringify({ coverage, lead: { idPlan: 101 } }),
    });
    const opened = createLead.response.parse(await answer.json());
    ids.push(opened.id);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  }
  return { cookie, ids };
}
