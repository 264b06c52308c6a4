import { replies } from '../../../content/conversation/replies.ts';
import type { Asked, QuestionReading } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { postcodesIn } from '../recognisers/address/recognise-postcode.ts';
import type { Text } from '../text/text.ts';

/** The most suggestions below a reply. */
const most = 4;

/** '01310-100 ou 20040-020': which one, at a tap; null where one postcode is told, or none. */
export function postcodeReply(text: Text, asked: Asked): QuestionReading | null {
  const told = awaitedFields(asked).includes('cep') ? postcodesIn(text) : [];
  return told.length === 0
    ? null
    : { kind: 'question', reply: replies.whichPostcode, suggestions: told.slice(0, most) };
}
