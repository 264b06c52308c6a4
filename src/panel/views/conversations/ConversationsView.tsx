import { Button, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { Hint } from '../../parts/Hint.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay } from '../../session/use-operator.ts';
import { viewWords } from '../../words/view-words.ts';
import { AlertSettings } from './AlertSettings.tsx';
import { Conversation } from './Conversation.tsx';
import { ConversationList } from './ConversationList.tsx';
import { conversationsWords as words } from './conversations-words.ts';
import classes from './Inbox.module.css';
import { NewPhoneOrder } from './PhoneOrder.tsx';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** The list beside the conversation that is open, and before it where there is no room for both. */
export function ConversationsView() {
  const { id } = useParams();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const may = useMay();
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget, target } = event;
    const step = steps[key];
    if (step === undefined || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
    const rows = [...currentTarget.querySelectorAll<HTMLAnchorElement>('[data-row] [data-id]')];
    const inList = target.closest('[data-row]') ?? undefined;
    const next = rows[rows.findIndex((row) => (inList ? inList.contains(row) : row.ariaCurrent)) + step];
    // From the heading arrows scroll, and letters go to the list.
    const isInHeading = target.localName === 'h1' && key.length === 1;
    if (altKey ? key.length === 1 : inList === undefined && !isInHeading) return;
    event.preventDefault();
    next?.focus();
    if (altKey && next?.dataset.id) void navigate(`/conversas/${next.dataset.id}?${address}`);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it holds takes the focus
    <div className={classes.inbox} data-open={id} onKeyDown={press}>
      <div className={classes.title}>{id === undefined && <ViewTitle />}</div>
      <section className={classes.list} aria-label={words.list}>
        <ConversationList open={id} />
        <AlertSettings />
      </section>
      {id === undefined ? (
        <Stack className={classes.none} align="flex-start" gap="sm" mb="md">
          <Hint visibleFrom="lg">{words.noneOpen}</Hint>
          <NewPhoneOrder />
          {may('conversations.hours') && (
            <Button component={Link} to="/conversas/horario" variant="default">
              {viewWords.openingHours}
            </Button>
          )}
        </Stack>
      ) : (
        <Conversation key={id} id={id} />
      )}
    </div>
  );
}
