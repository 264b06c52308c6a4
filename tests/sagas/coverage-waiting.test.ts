import { expect, it } from 'vitest';
import { getCoverage } from '../../src/contract/calls/coverage.ts';
import { plansOf } from '../funnel/given.ts';
import { one } from './browser-tab.ts';
import { heldReply, says } from './fake-api.ts';
import { begin } from './visit.ts';

const base = '/consultar-cobertura';

it('a slow coverage check shows a waiting screen that Back never returns to', async () => {
  const { shop, tab } = begin(`${base}/cep/`);
  const held = heldReply();
  shop.once(getCoverage, held.rule);
  await tab.fill(`${base}/cep/`, one({ cep: '01310-100' }));
  await tab.fill(`${base}/nr-imovel/`, one({ number: '1000' }));
  await tab.at(`${base}/verificando-disponibilidade/`);
  held.answer(says({ plans: plansOf('d500a'), infra: null }));
  await tab.at(`${base}/com-cobertura/`);
  expect(tab.history).toEqual([`${base}/cep/`, `${base}/nr-imovel/`, `${base}/com-cobertura/`]);
});
