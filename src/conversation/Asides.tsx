import { useDispatch, useSelector } from 'react-redux';
import { conversationWords as words } from '../content/conversation/words.ts';
import { answersSubmitted, draftKept, resumeDeclined } from '../store/events.ts';
import { selectFacts } from '../store/selectors.ts';
import type { Aside, Reply } from './aside.ts';
import { HouseBubble, VisitorBubble } from './Bubble.tsx';
import { ConfirmBubble } from './ConfirmBubble.tsx';
import { rawOf } from './raw-of.ts';
import { wholeSteps } from './whole-steps.ts';

/** What was said about the question and replied to. */
export function SettledAsides({ asides }: { asides: readonly Aside[] }) {
  return asides.map(({ id, said, reply }) => [
    <VisitorBubble key={`${id}-said`} text={said} step={null} delivery={null} />,
    <HouseBubble key={`${id}-reply`} text={reply.text} />,
  ]);
}

interface OpenAsideProps {
  aside: Aside;
  onSettled: (reply: Reply) => void;
  onSent: () => void;
}

/** What waits for a yes or a no. */
export function OpenAside({ aside: { said, reply }, onSettled, onSent }: OpenAsideProps) {
  const dispatch = useDispatch();
  const facts = useSelector(selectFacts);
  const settle = (text: string) => onSettled({ kind: 'text', text });
  return (
    <>
      <VisitorBubble text={said} step={null} delivery={null} />
      {reply.kind === 'several' && (
        <ConfirmBubble
          text={reply.text}
          answers={reply.answers}
          yes={words.several.yes}
          no={words.several.no}
          onNo={() => settle(words.several.dropped)}
          onYes={() => {
            const raw = rawOf(reply.answers);
            const steps = wholeSteps(reply.answers, facts);
            settle(words.several.taken);
            onSent();
            if (steps.length > 0) dispatch(answersSubmitted({ steps, raw }));
            // Of a question that asks more than was said, what was said stands in its form already.
            dispatch(draftKept({ raw }));
          }}
        />
      )}
      {reply.kind === 'start-over' && (
        <ConfirmBubble
          text={reply.text}
          answers={[]}
          yes={words.startOver.yes}
          no={words.startOver.no}
          onNo={() => settle(words.again)}
          onYes={() => dispatch(resumeDeclined())}
        />
      )}
    </>
  );
}
