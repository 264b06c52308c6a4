import { Fragment, useContext, useEffect } from 'react';
import { NewTabLink } from '../../../answering/NewTabLink.tsx';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../answering/store-hooks.ts';
import { sideQuestionWords } from '../../../content/conversation/side-questions.ts';
import { choiceOf } from '../../../dialogue/messages/confirm.ts';
import type { KeptSideQuestion } from '../../../store/kept-side-question.ts';
import {
  actionsOf,
  answersOfOpen,
  type Reply,
  type ReplyLink,
  type SideQuestion,
} from '../../../store/reply.ts';
import { selectStepsShown } from '../../../store/selectors.ts';
import { answerChosen, proposalDecided } from '../../../store/talk.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { unbroken } from '../../../ui/text/unbroken.ts';
import styles from '../../PendingQuestion.module.css';
import { SayContext } from '../../say-context.ts';
import { scrollToQuestion } from '../../scroll-to-question.ts';
import { ShopBubble, VisitorBubble } from '../../transcript/Bubble.tsx';
import { AdviseInChat } from '../AdviseInChat.tsx';
import { ConfirmBubble } from '../answers/chips/ConfirmBubble.tsx';
import { HandOff } from '../HandOff.tsx';

/** Turns the addresses of websites in a reply into links. */
const linked = (text: string) =>
  text.split(/(https:\/\/\S+)/).map((part) =>
    part.startsWith('https://') ? (
      <NewTabLink key={part} href={part}>
        {new URL(part).host}
      </NewTabLink>
    ) : (
      unbroken(part)
    ),
  );

function Leading({ link }: { link: ReplyLink | undefined }) {
  if (link === undefined) return null;
  return link.path.startsWith('https://') ? (
    <NewTabLink href={link.path}>{link.text}</NewTabLink>
  ) : (
    <a href={link.path}>{link.text}</a>
  );
}

/** `here`: the messages that are shown with it. */
function Tappable({ reply, here = [] }: { reply: Reply; here?: readonly SideQuestion[] }) {
  const dispatch = useAppDispatch();
  const isWithPerson = useAppSelector(({ person }) => person.standing === 'person');
  const { suggestions, choices, handsOff, helper } = actionsOf(reply);
  // Whoever has the conversation answers what is said by a tap, too.
  if (isWithPerson) return null;
  if (handsOff) return <HandOff here={here} />;
  if (choices) return <Suggestions of={choices} onTap={(answer) => dispatch(answerChosen(answer))} />;
  return helper ? <AdviseInChat /> : suggestions && <ToSay words={suggestions} />;
}

interface SuggestionsProps<One> {
  of: readonly One[];
  onTap: (one: One) => unknown;
}

/** Messages or answers to tap. */
function Suggestions<One extends { shown: string }>({ of, onTap }: SuggestionsProps<One>) {
  return (
    <fieldset className={styles.suggestions}>
      <legend className="visually-hidden">{sideQuestionWords.suggestions}</legend>
      {of.map((one) => (
        <Button key={one.shown} variant="secondary" onClick={() => onTap(one)}>
          {one.shown}
        </Button>
      ))}
    </fieldset>
  );
}

function ToSay({ words }: { words: readonly string[] }) {
  const say = useContext(SayContext);
  return <Suggestions of={words.map((shown) => ({ shown }))} onTap={({ shown }) => say(shown)} />;
}

const { leftOut } = sideQuestionWords.restored;

/** A message of the visitor; none if it was a tap. */
const Said = ({ said, isSideQuestion = false }: { said: string; isSideQuestion?: boolean }) =>
  said !== '' && <VisitorBubble text={said} step={null} delivery={null} isSideQuestion={isSideQuestion} />;

/** Messages at the open question, with the replies that wait for nothing. Only the latest offers suggestions. */
export function SideMessages({ questions }: { questions: readonly SideQuestion[] }) {
  const last = questions.at(-1)?.id;
  return questions.map(({ id, said, reply }) => {
    const hasReply = reply.kind === 'text' && reply.text !== '';
    return (
      <Fragment key={id}>
        <Said said={said} isSideQuestion={hasReply} />
        {hasReply && (
          <ShopBubble
            text={linked(reply.text)}
            by={actionsOf(reply).ofPerson?.by}
            isNews
            below={id === last && <Tappable reply={reply} here={questions} />}
          >
            <Leading link={reply.link} />
          </ShopBubble>
        )}
      </Fragment>
    );
  });
}

/** Messages and replies at a question that is no longer open. */
export function SideQuestionBubbles({
  question: { said, text, link, isLeftOut, ofPerson },
}: {
  question: KeptSideQuestion;
}) {
  // They load after the page, and would push the open question out of view.
  useEffect(() => void requestAnimationFrame(scrollToQuestion), []);
  return (
    <>
      <Said said={said} />
      {text !== '' && (
        <ShopBubble text={linked(isLeftOut ? leftOut(text) : text)} by={ofPerson?.by}>
          <Leading link={link} />
        </ShopBubble>
      )}
    </>
  );
}

const isSame = ({ said, ofPerson }: KeptSideQuestion, now: SideQuestion): boolean =>
  ofPerson === undefined
    ? said !== '' && said === now.said
    : ofPerson.place === actionsOf(now.reply).ofPerson?.place;

/** Those at the open question that were stored before, and are not among the messages of now. */
export function EarlierSideQuestions({ now }: { now: readonly SideQuestion[] }) {
  const shown = useAppSelector(selectStepsShown);
  const stored = useAppSelector((state) => state.sideQuestions);
  return stored
    .filter((kept) => {
      const isHere = !kept.isAfter && shown.some(({ id }) => id === kept.step);
      return isHere && kept.says === undefined && !now.some((one) => isSame(kept, one));
    })
    .map((kept) => (
      <SideQuestionBubbles key={`${kept.said} ${kept.text} ${kept.ofPerson?.place}`} question={kept} />
    ));
}

/** The proposal that waits for a yes or a no. */
export function OpenSideQuestion({ question }: { question: SideQuestion }) {
  const store = useAppStore();
  const { reply } = question;
  const several = reply.kind === 'several' ? reply : undefined;
  const choose = (choice: 'yes' | 'no' | 'other') => store.dispatch(proposalDecided(choice));
  const answers = answersOfOpen(reply);
  return (
    <ConfirmBubble
      // With other answers the focus moves there again.
      key={answers.length}
      text={reply.text}
      answers={answers.filter(({ shown }) => shown !== '')}
      {...choiceOf(question)}
      erases={reply.kind === 'start-over'}
      onYes={() => choose('yes')}
      onNo={() => choose('no')}
      other={several?.other?.label}
      onOther={() => choose('other')}
    >
      <Leading link={actionsOf(reply).link} />
      <Tappable reply={reply} />
    </ConfirmBubble>
  );
}
