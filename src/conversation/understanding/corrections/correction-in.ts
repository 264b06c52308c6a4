import type { Asked, Reading } from '../reading.ts';
import { isReview } from '../recognise-answers.ts';
import { expectedOf } from '../replies/expected.ts';
import { withStoredTold } from '../replies/reply-to-repeated.ts';
import { type Text, textOf } from '../text/text.ts';
import { answerBeforeCorrection } from './answer-before-correction.ts';
import { correctionByValue } from './correction-by-value.ts';
import { spellsEmail } from './correction-phrases.ts';
import { correctionWithValue } from './correction-with-value.ts';
import { correctionWithoutValue } from './correction-without-value.ts';
import { furtherSurname } from './names/further-surname.ts';
import { nameCorrected } from './names/name-corrected.ts';
import { surnameCorrection } from './names/surname-correction.ts';
import { withNewValues, withOpenAnswers } from './new-value.ts';
import { correctedEnd } from './parts/corrected-end.ts';
import { correctionByPart } from './parts/correction-by-part.ts';
import { refusedBirthDate } from './parts/refused-birth-date.ts';
import { selfCorrection } from './self-correction.ts';
import { withFaultLeft } from './with-fault-left.ts';
import { withoutTakenBack } from './without-taken-back.ts';

/** The reading of a correction; or, where a message corrects nothing, the text that the other rules read. */
export type Correction = { reading: Reading } | { reading: null; rest: Text };

/** 'Troquei o dia com o mês ali em cima, …': where the mistake stands in the transcript. */
const placeOfMistake =
  /(?<=(?<![\p{L}])(?:err|troqu|invert|confund|digit|bot|coloqu|escrev)\p{L}+[^,.;?]{0,40}) (?:ali|l[aá]|a[ií]|aqui) (?:em cima|acima)(?= ?[,.;!])/iu;

const withoutPlaceOfMistake = (text: Text): Text =>
  placeOfMistake.test(text.shown) ? textOf(text.shown.replace(placeOfMistake, '')) : text;

/** 'Pera, o CPF que eu mandei é do meu marido'. */
const surprise = /^(?:pera[ií]?|espera(?: a[ií])?|calma(?: a[ií])?|opa|ih|ixi|eita)[ ,.!]+(?=\S)/i;

/** Looks for a correction of an earlier answer, or of a value in the same message. */
export function correctionIn(typed: Text, asked: Asked): Correction {
  const text = withoutPlaceOfMistake(withoutTakenBack(typed) ?? typed);
  if (text.plain === '') return { reading: { kind: 'unclear', expected: expectedOf(asked, null) } };
  const inItself = correctedEnd(text, asked) ?? selfCorrection(text, asked);
  if (inItself !== null) return { reading: withNewValues(inItself, text, asked) };
  const named =
    answerBeforeCorrection(text, asked, (behind) =>
      spellsEmail(behind.plain, text.plain) ? null : namedCorrection(behind, asked),
    ) ??
    namedCorrection(text, asked) ??
    namedCorrection(textOf(text.shown.replace(surprise, '')), asked);
  if (named !== null) return { reading: withStoredTold(withFaultLeft(named, text, asked), asked) };
  const byValue = correctionByValue(text, asked);
  if (byValue !== null && byValue.answer !== null)
    return { reading: { kind: 'proposal', answers: [byValue.answer] } };
  // At the review only a whole message confirms the order, never a part of one.
  return { reading: null, rest: (isReview(asked) ? null : byValue?.rest) ?? text };
}

/** A correction that says which answer is meant. */
function namedCorrection(text: Text, asked: Asked): Reading | null {
  const withValue =
    refusedBirthDate(text, asked) ??
    surnameCorrection(text, asked) ??
    furtherSurname(text, asked) ??
    nameCorrected(text, asked) ??
    correctionByPart(text, asked) ??
    correctionWithValue(text, asked);
  if (withValue !== null) return withOpenAnswers(withNewValues(withValue, text, asked), text, asked);
  const command = correctionWithoutValue(text, asked);
  return command && withNewValues({ kind: 'command', command }, text, asked);
}
