import { expect, it } from 'vitest';
import { asSpoken } from '../../../../server/channels/prompts/said.ts';
import { channelWords } from '../../../../src/content/conversation/channel-words.ts';
import { consentReplies } from '../../../../src/content/conversation/consent-replies.ts';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { addressSearchWords } from '../../../../src/content/screens/address-search.ts';
import { agreement, renewalAgreement } from '../../../../src/content/steps/agreement.ts';

/** Every text of these words; a sentence with a value is said with one. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words !== null && typeof words === 'object' ? Object.values(words).flatMap(textsIn) : [];
}

const said = textsIn([replies, consentReplies, channelWords, addressSearchWords]);

it('on the phone nobody is asked to tap, nor to accept in words what only the link orders', () => {
  const consents = [agreement.expected, renewalAgreement.expected];
  expect(said).toContain(consentReplies.declined.accept_information);
  for (const text of [...said, ...consents, addressSearchWords.found(2)])
    expect(asSpoken({ kind: 'text', text }).text).not.toMatch(
      /(?<!\p{L})(?:toque|tocar|bot(?:ão|ões))(?!\p{L})|“aceito” para|confirmar, \p{L}+ “aceito”/iu,
    );
});
