import { useContext } from 'react';
import { focusQuestion } from '../../answering/focus-question.ts';
import { NewTabButtonLink } from '../../answering/NewTabLink.tsx';
import { RequestStatus } from '../../answering/screens/outcomes/RequestStatus.tsx';
import { useAppDispatch, useAppSelector, useAppStore } from '../../answering/store-hooks.ts';
import { formatPhone } from '../../brazil/phone.ts';
import { handOffWords as words } from '../../content/conversation/hand-off.ts';
import { helpMessage } from '../../content/help-message.ts';
import { siteLinks } from '../../content/landing/site/site-links.ts';
import { failedAnalysisWords } from '../../content/screens/failed-analysis.ts';
import { supplier } from '../../content/supplier.ts';
import { mostSaid } from '../../contract/calls/conversation.ts';
import { whatsappLink } from '../../contract/whatsapp-link.ts';
import { selectTranscript } from '../../dialogue/selectors.ts';
import { questionOf } from '../../dialogue/transcript/transcript.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { handedOff, helpRequested } from '../../store/events.ts';
import type { KeptSideQuestion } from '../../store/kept-side-question.ts';
import { personAsked, type SaidBefore } from '../../store/person.ts';
import type { SideQuestion } from '../../store/reply.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign, selectFacts, selectHelpProtocol, selectStepsShown } from '../../store/selectors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { unbroken } from '../../ui/text/unbroken.ts';
import styles from '../PendingQuestion.module.css';
import { SayContext } from '../say-context.ts';

type Line = SaidBefore[number];

const longestLine = 1000;

const linesOf = ({ said, text }: Pick<KeptSideQuestion, 'said' | 'text'>): Line[] => [
  { by: 'visitor', text: said },
  { by: 'shop', text },
];

/** The last lines as the page shows them, secrets masked: what whoever joins reads. `here`: those at the open question. */
function saidSoFar(state: RootState, here: readonly Pick<KeptSideQuestion, 'said' | 'text'>[]): SaidBefore {
  const steps = selectStepsShown(state);
  const earlier = state.sideQuestions.filter(
    ({ step, said, isAfter }) =>
      !isAfter && steps.some(({ id }) => id === step) && here.every((one) => one.said !== said),
  );
  const lines = [
    ...selectTranscript(state).flatMap((item): Line[] =>
      item.kind === 'side-question' ? linesOf(item.question) : [{ by: item.kind, text: item.text }],
    ),
    ...[...earlier, ...here].flatMap(linesOf),
    { by: 'shop' as const, text: questionOf(steps, selectFacts(state)) },
  ];
  return lines
    .map(({ by, text }) => ({ by, text: text.trim().slice(0, longestLine) }))
    .filter(({ text }) => text !== '')
    .slice(-mostSaid);
}

/** Offers the team here, WhatsApp, a call back and the form. `here`: the messages at the open question. */
export function HandOff({ here }: { here: readonly SideQuestion[] }) {
  const dispatch = useAppDispatch();
  const say = useContext(SayContext);
  const protocol = useAppSelector(selectHelpProtocol);
  const tell = () => dispatch(handedOff());
  return (
    <fieldset className={styles.people}>
      <legend className="visually-hidden">{words.group}</legend>
      <TalkHere here={here} onAsk={tell} />
      <NewTabButtonLink
        variant="secondary"
        href={whatsappLink(supplier.whatsapp, helpMessage(protocol))}
        onClick={tell}
      >
        {words.whatsapp}
      </NewTabButtonLink>
      <CallBack onAsk={tell} />
      <Button variant="secondary" onClick={() => say(words.form)}>
        {words.form}
      </Button>
      <p className="quiet">{words.note}</p>
    </fieldset>
  );
}

/** Has a person of the team join the conversation. */
function TalkHere({ here, onAsk }: { here: readonly SideQuestion[]; onAsk: () => void }) {
  const store = useAppStore();
  const { asking, standing, refusal } = useAppSelector(({ person }) => person);
  if (standing === 'waiting') return null;
  const ask = () => {
    onAsk();
    // The button goes once the team is told.
    focusQuestion();
    const said = here.map((one) => ({ said: one.said, text: one.reply.text }));
    store.dispatch(personAsked({ said: saidSoFar(store.getState(), said) }));
  };
  return (
    <>
      <Button isLoading={asking !== null} loadingLabel={words.calling} onClick={ask}>
        {words.here}
      </Button>
      <ErrorNotice>{refusal}</ErrorNotice>
    </>
  );
}

/** Calls back the phone of the order. Without one, links to the call-request page. */
function CallBack({ onAsk }: { onAsk: () => void }) {
  const dispatch = useAppDispatch();
  const campaign = useAppSelector(selectCampaign);
  const phone = useAppSelector((state) => state.answers.values.phone);
  const status = useAppSelector((state) => state.help.call);
  if (phone === undefined)
    return (
      <ButtonLink variant="secondary" href={writePath(campaign, siteLinks.call)} onClick={onAsk}>
        {words.call}
      </ButtonLink>
    );
  const ask = () => {
    onAsk();
    dispatch(helpRequested({ kind: 'call', phone }));
  };
  return (
    <>
      {status.kind !== 'granted' && (
        <Button
          variant="secondary"
          isLoading={status.kind === 'asked'}
          loadingLabel={words.asking}
          onClick={ask}
        >
          <span>{unbroken(words.callAt(formatPhone(phone)))}</span>
        </Button>
      )}
      <RequestStatus status={status}>{failedAnalysisWords.call.granted(formatPhone(phone))}</RequestStatus>
    </>
  );
}
