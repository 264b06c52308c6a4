import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor } from '../asked.ts';

/** Friday 20 November 2026; the first visit is on the third working day. */
describe('a day that has no visit, beside one that has', () => {
  it.each([
    ['amanhã de manhã, ou sexta dia 27', 'sábado, 21 de novembro'],
    ['depois de amanhã a tarde ou sexta dia 27 a tarde', 'domingo, 22 de novembro'],
    ['dia 21 ou 27 de manhã', 'sábado, 21 de novembro'],
  ])('is named with the one that is taken: %s', (said, missed) =>
    expect(understand(said, askedFor('data-instalacao'))).toMatchObject({
      kind: 'proposal',
      reply: replies.notOn(missed, null),
    }),
  );

  it('that was turned down is not named', () =>
    expect(understand('amanhã não posso, dia 27 de manhã pode', askedFor('data-instalacao'))).toMatchObject({
      kind: 'answer',
    }));
});
