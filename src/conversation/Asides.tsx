import { useStore } from '../answering/store-view.ts';
import type { Aside, Reply } from './aside.ts';
import { HouseBubble, VisitorBubble } from './Bubble.tsx';
import { ConfirmBubble } from './ConfirmBubble.tsx';
import { choiceOf, confirm } from './confirm.ts';

/** What was said about the question and replied to. */
export function SettledAsides({ asides }: { asides: readonly Aside[] }) {
  return asides.map(({ id, said, reply }) => [
    <VisitorBubble key={`${id}-said`} text={said} step={null} delivery={null} isAside />,
    <HouseBubble key={`${id}-reply`} text={reply.text}>
      {reply.kind === 'text' && reply.link && <a href={reply.link.path}>{reply.link.text}</a>}
    </HouseBubble>,
  ]);
}

interface OpenAsideProps {
  aside: Aside;
  onSettled: (reply: Reply) => void;
  onSent: () => void;
}

/** What waits for a yes or a no. */
export function OpenAside({ aside, onSettled, onSent }: OpenAsideProps) {
  const store = useStore();
  const { said, reply } = aside;
  const choose = (isYes: boolean) => confirm(aside, isYes, { store, onSent, onSettled });
  return (
    <>
      <VisitorBubble text={said} step={null} delivery={null} />
      <ConfirmBubble
        text={reply.text}
        answers={reply.kind === 'several' ? reply.answers : []}
        {...choiceOf(aside)}
        onYes={() => choose(true)}
        onNo={() => choose(false)}
      />
    </>
  );
}
