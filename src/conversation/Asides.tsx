import { NewTabLink } from '../answering/NewTabLink.tsx';
import { useAppStore } from '../answering/store-hooks.ts';
import type { SideQuestion } from '../store/side-question.ts';
import { type Aside, answersOfOpen, type Reply } from './aside.ts';
import { HouseBubble, VisitorBubble } from './Bubble.tsx';
import { ConfirmBubble } from './ConfirmBubble.tsx';
import { accept, choiceOf, confirm } from './confirm.ts';

/** Every message in a bubble of its own. */
const Said = ({ said, isAside = false }: { said: string; isAside?: boolean }) =>
  said.split('\n').map((text, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added behind the others
    <VisitorBubble key={place} text={text} step={null} delivery={null} isAside={isAside} />
  ));

/** A site that a reply names can be gone to. */
const linked = (text: string) =>
  text.split(/(https:\/\/\S+)/).map((part) =>
    part.startsWith('https://') ? (
      <NewTabLink key={part} href={part}>
        {new URL(part).host}
      </NewTabLink>
    ) : (
      part
    ),
  );

/** What was said about the question and replied to. */
export function SettledAsides({ asides }: { asides: readonly Aside[] }) {
  return asides.map(({ id, said, reply }) => [
    <Said key={`${id}-said`} said={said} isAside />,
    <HouseBubble key={`${id}-reply`} text={linked(reply.text)}>
      {reply.kind === 'text' && reply.link && <a href={reply.link.path}>{reply.link.text}</a>}
    </HouseBubble>,
  ]);
}

/** The same once another question is open, or the page was loaded again. */
export const KeptAside = ({ question: { said, text, link } }: { question: SideQuestion }) => (
  <>
    {said !== '' && <Said said={said} />}
    <HouseBubble text={linked(text)}>{link && <a href={link.path}>{link.text}</a>}</HouseBubble>
  </>
);

interface OpenAsideProps {
  aside: Aside;
  onSettled: (reply: Reply) => void;
  onSent: () => void;
}

/** What waits for a yes or a no. */
export function OpenAside({ aside, onSettled, onSent }: OpenAsideProps) {
  const store = useAppStore();
  const { said, reply } = aside;
  const confirming = { store, onSent, onSettled };
  const choose = (isYes: boolean) => confirm(aside, isYes, confirming);
  const other = reply.kind === 'guess' || reply.kind === 'text' ? undefined : reply.other;
  return (
    <>
      <Said said={said} />
      <ConfirmBubble
        text={reply.text}
        answers={answersOfOpen(reply)}
        {...choiceOf(aside)}
        onYes={() => choose(true)}
        onNo={() => choose(false)}
        other={other?.label}
        onOther={() => accept(other?.answers ?? [], confirming)}
        isQuiet={reply.kind === 'guess'}
      />
    </>
  );
}
