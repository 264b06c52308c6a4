import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { doneWords } from '../../../src/content/screens/done.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { refusalOptionWords } from '../../../src/content/screens/refusal-options.ts';
import { resumeWords, stoppedAfter } from '../../../src/content/screens/resume.ts';
import { unsavedWords } from '../../../src/content/screens/unsaved.ts';
import type { LeadStep } from '../../../src/contract/lead/lead-steps.ts';
import { townName } from '../../../src/contract/town.ts';
import type { Failure } from '../../../src/funnel/facts.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import {
  selectFailure,
  selectJourney,
  selectStepsShown,
  selectUnsaved,
} from '../../../src/store/selectors.ts';
import type { ChannelMessage } from '../channel-message.ts';
import { followLink, otherOffersLink } from './outcomes.ts';
import { questionAgain } from './question-of.ts';
import { command, offering, paragraphs, person, type SpeechLinks } from './said.ts';

type Phase = RootState['visit']['phase'];

const startOver = command(resumeWords.no, 'start-over');
const tryAgain = command(frame.tryAgain, 'try-again');

/** What is asked before an earlier visit is shown; null where the open question is. */
const phases: Readonly<Record<Phase, ((state: RootState, links: SpeechLinks) => ChannelMessage[]) | null>> = {
  starting: null,
  ready: null,
  // A channel needs none.
  'without-cookies': null,
  'asking-to-resume': () => [
    offering(resumeWords.question, [command(resumeWords.yes, 'go-on-here'), startOver]),
  ],
  'asking-for-proof': askForProof,
  'link-failed': linkFailed,
};

/** A link grants no access: before the proof only plan and town are told. */
function askForProof(state: RootState, links: SpeechLinks): ChannelMessage[] {
  const { link, proof } = state.access;
  const { proof: words } = resumeWords;
  const order = link && words.order(link.plan?.plan ?? '', townName(link.address.city) || link.address.state);
  if (link?.step === ('finished' satisfies LeadStep)) {
    const { title, explain } = resumeWords.ordered;
    return [followLink(paragraphs([`${title}.`, order]), state, links), offering(explain, [startOver])];
  }
  if (link?.provable === false) {
    const { title, explain } = resumeWords.unprovable;
    return [offering(paragraphs([`${title}.`, order, explain]), [startOver])];
  }
  const after = stoppedAfter[link?.step ?? ''];
  const known = [order, after && words.stopped(after)].filter(Boolean).join(' ');
  const why = proof.isLost ? words.ended : words.explain;
  return [
    offering(paragraphs([proof.message ?? `${words.title}.`, known, why, `${words.label}: ${words.hint}`]), [
      startOver,
      ...(proof.message === null ? [] : [person]),
    ]),
  ];
}

function linkFailed(state: RootState): ChannelMessage[] {
  const failure = state.access.linkFailure;
  const { title, startOver: again, startOverByCpf } = resumeWords.failed;
  const isMigration = selectJourney(state).storesIn === 'migration';
  return [
    offering(paragraphs([`${title}.`, failure?.message]), [
      ...(failure?.mayRetry ? [tryAgain] : []),
      command(isMigration ? startOverByCpf : again, 'start-over'),
    ]),
  ];
}

const failureTold = ({ message, advice }: Pick<Failure, 'message' | 'advice'>): string =>
  paragraphs([message, advice && frame.advice[advice]]);

const isReviewed = (state: RootState): boolean => selectStepsShown(state)[0]?.screen === 'review';

/** What a refused call leaves: another try, another way, or a person. */
function failed(failure: Failure, state: RootState, links: SpeechLinks): ChannelMessage[] {
  const told = paragraphs([`${frame.failed}.`, failureTold(failure)]);
  if (failure.way === 'other-offers')
    return [otherOffersLink(told, links), offering(refusalOptionWords.otherOffers, [person])];
  if (failure.way === 'made-order')
    return [
      followLink(told, state, links),
      offering(`${doneWords.follow.text}, ou comece outro:`, [
        command(refusalOptionWords.newOrder, 'start-over'),
      ]),
    ];
  // What the order came to meanwhile, such as its price, is agreed to anew.
  const review = isReviewed(state) && failure.final && !failure.way ? questionAgain(state, links) : null;
  if (review !== null) return [offering(told, [person]), review];
  const another =
    failure.way === 'another-order' ? [command(channelWords.anotherOrder, 'order-another')] : [];
  return [offering(told, [...(failure.final ? [] : [tryAgain]), ...another, person])];
}

/** What stands before the open question and has to be settled first; null if nothing does. */
export function phaseOf(state: RootState, links: SpeechLinks): ChannelMessage[] | null {
  const asked = phases[state.visit.phase];
  if (asked !== null) return asked(state, links);
  if (state.conflict.choice === 'asked') {
    return [
      offering(paragraphs([state.conflict.failure, channelWords.changedElsewhere]), [
        command(resumeWords.conflict.newer, 'take-newer'),
        command(channelWords.keepThese, 'go-on-here'),
      ]),
    ];
  }
  const failure = selectFailure(state);
  return failure === null ? null : failed(failure, state, links);
}

/** An answer that could not be saved while the visitor goes on. */
export function unsavedOf(state: RootState): ChannelMessage | null {
  const unsaved = state.conflict.choice === null ? selectUnsaved(state) : null;
  return unsaved === null
    ? null
    : offering(paragraphs([`${unsavedWords.title}.`, failureTold(unsaved.failure), unsavedWords.kept]), [
        tryAgain,
      ]);
}
