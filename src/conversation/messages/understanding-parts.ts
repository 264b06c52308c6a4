import { isClosedWord } from '../../dialogue/closed-words.ts';
import { dropCorrectedRefusal } from '../../dialogue/messages/follow-outcome.ts';
import { mergeProposals, settleOpen } from '../../dialogue/messages/merge-proposals.ts';
import { offerAgain, offerDraft } from '../../dialogue/messages/offer-draft.ts';
import {
  choose,
  contextAt,
  meantBy,
  respondToActs,
  respondUnread,
} from '../../dialogue/messages/respond-to-message.ts';
import { typeAnywhere } from '../composer/type-anywhere.ts';
import { EditingNote } from '../EditingNote.tsx';
import { answerBesidePerson } from '../person/answer-beside-person.ts';
import { PersonStanding } from '../person/PersonStanding.tsx';
import { showPersonMessage } from '../person/show-person-message.ts';
import { pressOnce } from '../press-once.ts';
import { announcementOf, editingAnnouncement } from './announcement-of.ts';
import { browserSurface } from './browser-surface.ts';
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
  PersonStanding,
  SideMessages,
  announcementOf,
  choose,
  answerHere: answerBesidePerson,
  browserSurface,
  contextAt,
  dropCorrectedRefusal,
  editingAnnouncement,
  isClosedWord,
  mergeProposals,
  offerAgain,
  offerDraft,
  meantBy,
  respondToActs,
  respondUnread,
  settleOpen,
  showPersonMessage,
};
