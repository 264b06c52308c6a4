import { isOfAddress } from '../answer-kinds.ts';
import { answerLabelIn } from '../answer-labels.ts';
import { stepOfAnswer } from '../commands/command-in.ts';
import type { Asked, Reading } from '../reading.ts';
import { clausesOf, within } from '../text/clauses.ts';
import type { Text } from '../text/text.ts';
import { correctionWithoutValue } from './correction-without-value.ts';

/** The step of the answer that a clause names; a mere 'número' may be of any. */
function stepNamed(plain: string, asked: Asked) {
  const named = answerLabelIn(plain);
  const isUnsure = named === null || plain.slice(named.from, named.to) === 'numero';
  return isUnsure ? null : stepOfAnswer(named.label, asked);
}

/** 'O vencimento tá errado e troca o plano pro de 600': what is wrong without its new value is shown beside the new values. */
export function withFaultLeft(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind !== 'proposal' || reading.left !== undefined) return reading;
  const { answers } = reading;
  const parts = clausesOf(text).map(({ from, to }) => within(text, from, to));
  const isTold = (step: unknown) => answers.some((answer) => answer.step === step);
  const isAddress = answers.some(
    ({ field }) => isOfAddress(field) || field === 'complement' || field === 'cep',
  );
  const isFault = (part: Text): boolean => {
    const command = correctionWithoutValue(part, asked);
    const step = command?.name === 'correct' ? stepNamed(part.plain, asked) : null;
    return step !== null && !isTold(step) && !(step === 'cep' && isAddress);
  };
  const namesTold = (part: Text) => isTold(stepNamed(part.plain, asked));
  const left = parts.filter((part) => isFault(part) && parts.some((one) => one !== part && namesTold(one)));
  return left.length === 0 ? reading : { ...reading, left: left.map(({ shown }) => shown.trim()).join(', ') };
}
