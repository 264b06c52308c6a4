import { expect, it } from 'vitest';
import { chatExample } from '../../scripts/understanding/chat-example.ts';
import { readRow } from '../../server/understanding/rows.ts';

it('A row is an example for a language model: what is asked and written, and its acts with their words', () => {
  const row = readRow(
    'nr-imovel\té o [78](number), tem débito?\tinform:number=78 ask:vantagem-do-debito\tseveral',
  );
  const [, asked, answer] = chatExample(row).messages;
  expect(asked?.content).toBe('nr-imovel: é o 78, tem débito?');
  expect(JSON.parse(answer?.content ?? '')).toEqual([
    { act: 'inform:number', words: ['78'] },
    { act: 'ask:vantagem-do-debito' },
  ]);
});
