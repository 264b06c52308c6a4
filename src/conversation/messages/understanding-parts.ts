import { whenIdle } from '../../answering/preloading/when-idle.ts';
import { EditingNote } from '../EditingNote.tsx';
import { pressOnce } from '../press-once.ts';
import { indexWordings } from '../understanding/knowledge/wordings.ts';
import { confirm, draftWith, saysYes } from './answers/confirm.ts';
import { echoOf } from './answers/echo-of.ts';
import { followOutcome } from './follow-outcome.ts';
import { interpretMessage } from './interpret-message.ts';
import { joined } from './side-questions/joined.ts';
import {
  OpenSideQuestion,
  SettledSideQuestions,
  SideQuestionBubbles,
} from './side-questions/SideQuestions.tsx';
import { tapOption } from './tap-option.ts';

// Where one question follows another, it comes under the finger that answered the one before.
pressOnce();

/** The search is made ready in pieces of a few milliseconds: the first question then waits for nothing. */
const makeSearchReady = (): void => void whenIdle(() => indexWordings(10) && makeSearchReady());
makeSearchReady();

/** What a conversation needs once it is more than one question and its plain answer: fetched together. */
export const understandingParts = {
  EditingNote,
  SideQuestionBubbles,
  OpenSideQuestion,
  SettledSideQuestions,
  confirm,
  draftWith,
  echoOf,
  followOutcome,
  interpretMessage,
  joined,
  saysYes,
  tapOption,
};
