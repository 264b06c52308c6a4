import { expect, it } from 'vitest';
import { messageExamples } from '../../../server/messages/message-examples.ts';
import { isMessageKind, messageKinds } from '../../../server/messages/message-kinds.ts';

const kinds = Object.keys(messageKinds).filter(isMessageKind);

it.each(kinds)('the masked content of %s has no code and no link', (kind) => {
  const { contentOf, maskedContentOf } = messageKinds[kind];
  const secrets = /482913|https?:/;
  for (const data of messageExamples[kind]) {
    expect(JSON.stringify(maskedContentOf(data))).not.toMatch(secrets);
    if (secrets.test(JSON.stringify(data))) expect(JSON.stringify(contentOf(data))).toMatch(secrets);
  }
});
