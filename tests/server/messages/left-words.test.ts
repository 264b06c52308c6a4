import { describe, expect, it } from 'vitest';
import { leaveWords } from '../../../src/contract/calls/support.ts';
import { listQueue } from '../../../src/contract/panel/queues.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { signedInAs } from '../test-server/operator.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const question = { kind: 'question' as const, said: ['furam a <em>parede</em>?'], step: 'data-instalacao' };

describe.each(sampledEngines)('words of the conversation on %s', (engine) => {
  it('words left for the operator wait in the panel with their step, for 90 days', async () => {
    const server = await openTestServer({ engine });
    await server.browser().call(leaveWords, { body: question });
    const said = ['quero falar com gente', 'ninguém me entende'];
    await server
      .browser()
      .call(leaveWords, { body: { kind: 'person', said, protocol: 'P1', addon: 'timblack' } });
    const waiting = async () => {
      const { browser } = await signedInAs(server, 'seller');
      const query = { part: 'waiting' as const };
      return (await browser.call(listQueue, { params: { queue: 'words' }, query })).items;
    };
    const items = await waiting();
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining(question),
        expect.objectContaining({ kind: 'person', said, protocol: 'P1', campaign: 'timblack' }),
      ]),
    );
    server.pass({ days: 90 });
    expect(await waiting()).toEqual([]);
  });

  it('words left for the operator are stored without personal data', async () => {
    const server = await openTestServer({ engine });
    const visitor = server.browser();
    for (const said of [
      'sou a Zuleica Cotovia e quero fibra',
      'meu cpf é um dois três quatro cinco seis sete oito nove zero um',
      'Zuleica Cotovia',
    ])
      expect((await visitor.ask(leaveWords, { body: { ...question, said: [said] } })).status).toBe(200);
    const { browser } = await signedInAs(server, 'seller');
    const { items } = await browser.call(listQueue, {
      params: { queue: 'words' },
      query: { part: 'waiting' },
    });
    expect(items.flatMap((item) => ('said' in item ? item.said : [])).toSorted()).toEqual([
      'meu cpf é …',
      'sou a … e quero fibra',
    ]);
  });
});

describe('words that are refused', () => {
  it.each([['meu cpf 529'], ['ana@exemplo.com.br'], ['x'.repeat(161)], ['']])(
    'words left for the operator are refused: %s',
    async (said) => {
      const server = await openTestServer();
      const { status } = await server.browser().ask(leaveWords, { body: { ...question, said: [said] } });
      expect(status).toBe(422);
    },
  );
});
