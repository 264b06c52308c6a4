import { Box, Button, Stack, Text } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { ConversationDetail, ConversationMessage } from '../../../contract/panel/conversations.ts';
import { Hint } from '../../parts/Hint.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { stepTitle } from '../../words/step-title.ts';
import { conversationsApi } from './conversations-api.ts';
import { deliveryOf, phoneOrderWords, conversationsWords as words } from './conversations-words.ts';
import { MessageMedia } from './MessageMedia.tsx';
import classes from './Messages.module.css';

interface Props {
  conversation: ConversationDetail;
  isMine: boolean;
}

/** The messages by their authors, the newest at the end and in view. */
export function Messages({ conversation: { id, channel, messages, isCut }, isMine }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const toEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message comes into view
  useEffect(toEnd, [messages.length]);
  // A picture has its height only once it is there.
  const onLoad = ({
    currentTarget: { scrollHeight, scrollTop, clientHeight },
  }: SyntheticEvent<HTMLElement>) => {
    if (scrollHeight - scrollTop - clientHeight < 400) toEnd();
  };
  return (
    <>
      {isCut && <Hint mb="xs">{words.isCut}</Hint>}
      {/* What scrolls has to be reached by keyboard. */}
      <Box
        ref={list}
        className={classes.log}
        role="log"
        aria-label={words.messages}
        tabIndex={0}
        onLoadCapture={onLoad}
      >
        <Stack component="ol" className="plain-list" gap="xs">
          {messages.map((message) => (
            <OneMessage key={message.id} {...{ id, channel, message, isMine }} />
          ))}
        </Stack>
      </Box>
    </>
  );
}

const authorOf = ({ author, by, isNote }: ConversationMessage): string => {
  if (isNote && author === 'shop') return phoneOrderWords.notice;
  if (isNote) return [words.note, by].filter(Boolean).join(', ');
  return author === 'operator' ? (by ?? '') : words[author];
};

const textOf = ({ text, deed }: ConversationMessage): string =>
  deed === null || text !== ''
    ? text
    : `${deed.kind === 'ask' ? words.ask : words.fill}: ${stepTitle(deed.step)}`;

interface OneProps extends Pick<ConversationDetail, 'id' | 'channel'> {
  message: ConversationMessage;
  isMine: boolean;
}

function OneMessage({ id, channel, message, isMine }: OneProps) {
  const notify = useOutcomeNotice();
  const [add, { isLoading }] = conversationsApi.useAddToConversationMutation();
  const { author, state, at, isNote } = message;
  // On the site these lines, too, are what the visitor's browser told.
  const isTold = channel === 'site' && author === 'shop';
  // On the phone nothing is sent: a person reads it out.
  const delivery = channel === 'phone' && state === 'sent' ? '' : deliveryOf(message);
  const mayGoAgain = isMine && author !== 'visitor' && (state === 'failed' || state === 'uncertain');
  const again = () =>
    void notify(add({ params: { id }, body: { kind: 'again', message: message.id } }), words.sentAgain);
  return (
    <li className={classes.message} data-author={isTold ? 'visitor' : author} data-note={isNote || undefined}>
      <Text size="xs" c="dimmed" span>
        {[isTold ? words.toldByBrowser : authorOf(message), readableMoment(at), delivery]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text size="sm">{textOf(message)}</Text>
      <MessageMedia message={message} by={authorOf(message)} />
      {mayGoAgain && (
        <Button size="compact-xs" variant="default" mt={4} onClick={again} aria-disabled={isLoading}>
          {words.again}
        </Button>
      )}
    </li>
  );
}
