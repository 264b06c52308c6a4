import { describe, expect, it } from 'vitest';
import { toneSentences } from '../../../../src/content/conversation/tone.ts';
import { knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor } from '../asked.ts';

const withoutEmail = knowledge.find(({ id }) => id === 'sem-e-mail')?.reply;

describe('an angry message', () => {
  it.each(['q saco nao tenho email porra', 'vc é burro hein, já falei que não tenho email'])(
    'gets a calm sentence and the answer to what is said besides the insult: %s',
    (said) =>
      expect(understand(said, askedFor('email'))).toMatchObject({
        kind: 'question',
        reply: `${toneSentences.angry} ${withoutEmail}`,
      }),
  );
});
