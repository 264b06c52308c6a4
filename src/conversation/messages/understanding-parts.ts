import { isClosedWord } from '../../dialogue/closed-words.ts';
import { typeAnywhere } from '../composer/type-anywhere.ts';
import { EditingNote } from '../EditingNote.tsx';
import { pressOnce } from '../press-once.ts';
import { announcementOf, editingAnnouncement } from './announcement-of.ts';
import { confirmInWords } from './answers/confirm.ts';
import { offerAgain, offerDraft } from './answers/waiting/offer-draft.ts';
import { dropCorrectedRefusal } from './follow-outcome.ts';
import {
  choose,
  contextAt,
  meantBy,
  respondHere,
  respondToActs,
  respondUnread,
} from './respond-to-message.ts';
import { mergeProposals, settleOpen } from './side-questions/merge-proposals.ts';
import {
  EarlierSideQuestions,
  OpenSideQuestion,
  SideMessages,
  SideQuestionBubbles,
} from './side-questions/SideQuestions.tsx';

// The next question appears where the visitor tapped, so the second tap of a double tap must not answer it.
pressOnce();
typeAnywhere();

/** Everything a conversation needs after its first question, fetched together. */
export const understandingParts = {
  EditingNote,
  EarlierSideQuestions,
  SideQuestionBubbles,
  OpenSideQuestion,
  SideMessages,
  announcementOf,
  choose,
  confirmInWords,
  contextAt,
  dropCorrectedRefusal,
  editingAnnouncement,
  isClosedWord,
  mergeProposals,
  offerAgain,
  offerDraft,
  meantBy,
  respondHere,
  respondToActs,
  respondUnread,
  settleOpen,
};
