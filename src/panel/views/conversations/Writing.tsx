import { Box, Button, Group, List, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ConversationDetail } from '../../../contract/panel/conversations.ts';
import { Form } from '../../parts/Form.tsx';
import { TextBox } from '../../parts/inputs.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { NoteInput } from '../../parts/NoteInput.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { AskForm, FillForm } from './ActionForms.tsx';
import { AttachFile } from './AttachFile.tsx';
import { conversationsApi } from './conversations-api.ts';
import { conversationsWords as words } from './conversations-words.ts';
import classes from './Inbox.module.css';
import { Links } from './Links.tsx';

interface Props {
  conversation: ConversationDetail;
  isMine: boolean;
}

const modes = ['text', 'note'] as const;

export function Writing({ conversation, isMine }: Props) {
  const { id, channel, draft } = conversation;
  const [add] = conversationsApi.useAddToConversationMutation();
  const [chosen, setMode] = useState(draft?.kind ?? 'text');
  const mode = isMine ? chosen : 'note';
  const { text, setText, settle } = useDraft(conversation, mode);
  const field = useRef<HTMLTextAreaElement>(null);

  const focus = () => field.current?.focus();
  const insert = (more: string) => {
    setMode('text');
    setText((before) => [before.trimEnd(), more].filter(Boolean).join(' '));
    focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <Box
      component="section"
      // On the phone what the customer says is typed above, and stays in view.
      pos={channel === 'phone' ? 'static' : 'sticky'}
      bottom={0}
      bg="var(--mantine-color-body)"
      aria-label={mode === 'note' ? words.note : words.text}
    >
      {isMine && <Tools conversation={conversation} use={insert} />}
      <Form
        onSend={() => {
          settle(text);
          return add({ params: { id }, body: { kind: mode, text } });
        }}
        done={mode === 'note' ? words.noted : words.sent}
        onDone={() => {
          settle('');
          setText('');
          focus();
        }}
        onRefused={() => {
          settle('');
          focus();
        }}
        button={mode === 'note' ? words.addNote : words.send}
        gap={6}
        align="flex-start"
      >
        {isMine ? (
          <SegmentedControl
            size="xs"
            w="100%"
            aria-label={words.to}
            value={mode}
            onChange={(value) => setMode(modes.find((one) => one === value) ?? 'text')}
            data={modes.map((value) => ({ value, label: words.modes[value] }))}
          />
        ) : (
          channel !== 'phone' && <Text size="sm">{words.takeFirst}</Text>
        )}
        <NoteInput
          ref={field}
          name="text"
          aria-label={words.modes[mode]}
          placeholder={mode === 'note' ? words.noteHint : words.textHint}
          value={text}
          change={setText}
          onKeyDown={press}
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={6}
        />
      </Form>
    </Box>
  );
}

/** What is written is kept by the server a moment later, and before another view is opened. */
function useDraft({ id, draft }: ConversationDetail, kind: (typeof modes)[number]) {
  const [keep] = conversationsApi.useKeepDraftMutation();
  const [text, setText] = useState(draft?.text ?? '');
  const [kept, settle] = useState(text);
  const save = async () => {
    const { error } = await keep({ params: { id }, body: { kind, text } });
    if (error === undefined) settle(text);
    return error === undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed, and not what becomes of it
  useEffect(() => {
    if (text === kept) return;
    const timer = setTimeout(save, 700);
    return () => clearTimeout(timer);
  }, [text, kept]);
  useUnsaved(text !== kept, { save });
  return { text, setText, settle };
}

interface UseText {
  use: (text: string) => void;
}

/** What helps to write, one at a time, above the line. */
function Tools({ conversation, use }: UseText & Pick<Props, 'conversation'>) {
  const { id, channel, openUntil } = conversation;
  const takesFiles = channel === 'whatsapp' && Date.parse(openUntil ?? '') > Date.now();
  const [open, setOpen] = useState('');
  const place = useId();
  const put = (text: string) => {
    setOpen('');
    use(text);
  };
  // An empty text is no change, and gives the focus back to the line.
  const close = () => put('');
  const tools = [
    [words.quick, <QuickAnswers key="quick" conversation={conversation} use={put} />],
    ...(takesFiles ? [[words.attach, <AttachFile key="attach" id={id} close={close} />] as const] : []),
    [words.links, <Links key="links" conversation={conversation} use={put} />],
    [words.ask, <AskForm key="ask" conversation={conversation} />],
    [words.fill, <FillForm key="fill" conversation={conversation} />],
  ] as const;
  const form = tools.find(([title]) => title === open)?.[1];
  return (
    <Box mb={6}>
      <Group gap={0}>
        {tools.map(([title]) => (
          <Button
            key={title}
            size="compact-xs"
            variant={title === open ? 'light' : 'subtle'}
            aria-expanded={title === open}
            aria-controls={place}
            onClick={() => setOpen(title === open ? '' : title)}
          >
            {title}
          </Button>
        ))}
      </Group>
      {form && (
        <Paper
          component="section"
          id={place}
          aria-label={open}
          className={classes.tool}
          mah="35dvh"
          withBorder
          p="xs"
        >
          {form}
        </Paper>
      )}
    </Box>
  );
}

/** They begin from what the visitor asked last. */
function QuickAnswers({ conversation: { campaign, messages }, use }: UseText & Pick<Props, 'conversation'>) {
  const told = messages.filter(({ author, text }) => author === 'visitor' && text !== '');
  const { text: said = '' } = told.findLast(({ text }) => text.includes('?')) ?? told.at(-1) ?? {};
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data, error, refetch } = conversationsApi.useFindQuickAnswersQuery({
    body: { campaign, search, said: said.slice(0, 2000) },
  });
  return (
    <Stack gap="sm">
      <TextBox label={words.search} value={typed} maxLength={80} change={setTyped} />
      <div aria-live="polite">
        {data === undefined && <LoadingOrFailure error={error} retry={refetch} />}
        {data?.answers.length === 0 && <Text size="sm">{words.noAnswer}</Text>}
        <List listStyleType="none" spacing="xs">
          {data?.answers.map(({ id, question, text }) => (
            <List.Item key={id}>
              <Text size="sm" fw={500}>
                {question}
              </Text>
              <Text size="sm" lineClamp={3}>
                {text}
              </Text>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={`${words.use}: ${question}`}
                onClick={() => use(text)}
              >
                {words.use}
              </Button>
            </List.Item>
          ))}
        </List>
      </div>
    </Stack>
  );
}
