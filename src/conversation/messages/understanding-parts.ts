import { dropCorrectedRefusal } from '../../dialogue/messages/follow-outcome.ts';
import { offerDraft } from '../../dialogue/messages/offer-draft.ts';
import { serveTalk } from '../../dialogue/talk/serve-talk.ts';
import { typeAnywhere } from '../composer/type-anywhere.ts';
import { EditingNote } from '../EditingNote.tsx';
import { PersonStanding } from '../person/PersonStanding.tsx';
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
  browserSurface,
  dropCorrectedRefusal,
  editingAnnouncement,
  offerDraft,
  serveTalk,
};
