import { hideSecretNumbers } from '../../../src/brazil/secret-numbers.ts';
import { phoneWords } from '../../../src/content/conversation/phone.ts';
import { whatsappWords as words } from '../../../src/content/conversation/whatsapp.ts';
import { selectTranscript } from '../../../src/dialogue/selectors.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import type { Received } from '../channel-message.ts';

/** Digits in a row may be a document. */
const withoutDigits = (said: string): string => said.replace(/\d(?=(?:\D{0,3}\d){2})/g, '*');

function saidPlainly(received: Received, hide = withoutDigits): string {
  if (received.kind === 'text') return hide(received.text);
  if (received.kind === 'tap') return received.title;
  if (received.kind === 'staff' && received.does.kind === 'begin') return phoneWords.began;
  if (received.kind === 'media')
    return [words.received[received.media], hide(received.caption)].filter(Boolean).join(' ');
  return words.received[received.kind];
}

/** What was written to a person of the team, who has to read a postcode or a price. */
export const saidToPerson = (received: Received): string => saidPlainly(received, hideSecretNumbers);

/** What was said, as the transcript shows it: secrets are masked there. */
export function saidIn(received: Received, before: RootState, after: RootState): string {
  const known = new Set(selectTranscript(before).map(({ id, text: shown }) => `${id} ${shown}`));
  const answers = selectTranscript(after).flatMap((item) =>
    item.kind === 'visitor' && !known.has(`${item.id} ${item.text}`) ? [item.text] : [],
  );
  const { questions: earlier } = before.talk.beside;
  const beside = after.talk.beside.questions.filter(({ id }) => earlier.every((one) => one.id !== id));
  const said = [...answers, ...beside.flatMap((one) => one.said || [])];
  return said.length > 0 ? said.join(', ') : saidPlainly(received);
}
