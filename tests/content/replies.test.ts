import { describe, expect, it } from 'vitest';
import { replies } from '../../src/content/conversation/replies.ts';

describe('a sentence of the conversation', () => {
  it.each([replies.loyalty.without('500 Mega'), replies.returned('Aqui preciso de: o nome.')])(
    '%s has one colon',
    (said) => {
      expect(said.match(/:/g)).toHaveLength(1);
    },
  );
});
