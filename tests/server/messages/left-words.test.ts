import { describe, expect, it } from 'vitest';
import { leaveWords } from '../../../src/contract/calls/support.ts';
import { openPanel, signedIn } from '../panel/operator.ts';
import { engines } from '../test-server/test-database.ts';

const question = { kind: 'question' as const, said: ['furam a <b>parede</b>?'], step: 'data-instalacao' };

describe.each(engines)('words of the conversation on %s', (engine) => {
  it('stand in the panel until somebody has treated them, or for 90 days', async () => {
    const floor = await openPanel({ engine });
    await floor.browser().call(leaveWords, { body: question });
    const said = ['quero falar com gente', 'ninguém me entende'];
    await floor
      .browser()
      .call(leaveWords, { body: { kind: 'person', said, protocol: 'P1', addon: 'timblack' } });
    const operator = await signedIn(floor);
    const { text } = await operator.get('/painel/conversas/');
    for (const part of [
      'furam a &#60;b&#62;parede',
      'ninguém me entende',
      'data-instalacao',
      'P1',
      'timblack',
    ])
      expect(text).toContain(part);
    floor.pass({ days: 90 });
    const later = await signedIn(floor);
    expect((await later.get('/painel/conversas/')).text).not.toContain('ninguém me entende');
  });
});

describe('what is no word', () => {
  it.each([['meu cpf 529'], ['ana@exemplo.com.br'], ['x'.repeat(161)], ['']])(
    'is not taken: %s',
    async (said) => {
      const floor = await openPanel();
      const { status } = await floor.browser().ask(leaveWords, { body: { ...question, said: [said] } });
      expect(status).toBe(422);
    },
  );
});
