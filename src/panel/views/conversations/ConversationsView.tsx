import type { KeyboardEvent } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { BesideList } from './BesideList.tsx';
import { Conversation } from './Conversation.tsx';
import { ConversationList } from './ConversationList.tsx';
import { conversationsWords as words } from './conversations-words.ts';
import classes from './Inbox.module.css';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** The list beside the conversation that is open, and before it where there is no room for both. */
export function ConversationsView() {
  const { id } = useParams();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget, target } = event;
    const step = steps[key];
    if (step === undefined || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
    const rows = [...currentTarget.querySelectorAll<HTMLAnchorElement>('[data-row] a')];
    const inList = target.closest('[data-row]') !== null;
    const next = rows[rows.findIndex((row) => row === (inList ? target : row.ariaCurrent && row)) + step];
    if (altKey ? key.length === 1 : !inList) return;
    event.preventDefault();
    next?.focus();
    if (altKey && next?.dataset.id) void navigate(`/conversas/${next.dataset.id}?${address}`);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it holds takes the focus
    <div className={classes.inbox} data-open={id} onKeyDown={press}>
      {id === undefined && (
        <div className={classes.title}>
          <ViewTitle />
        </div>
      )}
      <section className={classes.list} aria-label={words.list}>
        <ConversationList open={id} />
      </section>
      <div className={classes.open}>
        {id === undefined ? <BesideList /> : <Conversation key={id} id={id} />}
      </div>
    </div>
  );
}
