import { contractWords } from '../../content/screens/contract.ts';
import { answersRefused, ownAnswersDropped } from '../../store/events.ts';
import { put, type Saga } from '../typed-effects.ts';

/** The session of a renewal has ended: the visitor proves the contract again. */
export function* endRenewalSession(): Saga {
  yield* put(ownAnswersDropped());
  yield* put(answersRefused({ messages: { cpf: contractWords.away } }));
}
