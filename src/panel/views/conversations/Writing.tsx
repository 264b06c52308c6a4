import { Accordion, Button, List, SegmentedControl, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import type { ConversationDetail } from '../../../contract/panel/conversations.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { knownCampaigns } from '../../made-campaigns.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { TextBox } from '../../parts/inputs.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { NoteInput } from '../../parts/NoteInput.tsx';
import { Section } from '../../parts/Section.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { ActionForms } from './ActionForms.tsx';
import { AttachFile } from './AttachFile.tsx';
import { conversationsApi } from './conversations-api.ts';
import { conversationsWords as words } from './conversations-words.ts';
import { Item } from './WorkForms.tsx';

interface Props {
  conversation: ConversationDetail;
  isMine: boolean;
}

const modes = ['text', 'note'] as const;

export function Writing({ conversation, isMine }: Props) {
  const { id, channel, campaign, openUntil } = conversation;
  const takesFiles = channel === 'whatsapp' && Date.parse(openUntil ?? '') > Date.now();
  const [add] = conversationsApi.useAddToConversationMutation();
  const [chosen, setMode] = useState<(typeof modes)[number]>('text');
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useUnsaved(text.trim() !== '');
  const mode = isMine ? chosen : 'note';

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
    <Section title={mode === 'note' ? words.note : words.text}>
      <Form
        onSend={() => add({ params: { id }, body: { kind: mode, text } })}
        done={mode === 'note' ? words.noted : words.sent}
        onDone={() => {
          setText('');
          focus();
        }}
        onRefused={focus}
        button={mode === 'note' ? words.addNote : words.send}
        gap="sm"
        align="flex-start"
      >
        {isMine ? (
          <SegmentedControl
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
          label={words.modes[mode]}
          description={mode === 'note' ? words.noteHint : words.textHint}
          value={text}
          change={setText}
          onKeyDown={press}
          maxLength={2000}
          autosize
          minRows={3}
          maxRows={10}
        />
      </Form>
      {isMine && (
        <Accordion mt="md" variant="separated">
          {takesFiles && <Item title={words.attach} form={<AttachFile id={id} />} />}
          <Item title={words.quick} form={<QuickAnswers campaign={campaign} use={insert} />} />
          <Item title={words.links} form={<Links conversation={conversation} use={insert} />} />
          <ActionForms conversation={conversation} />
        </Accordion>
      )}
    </Section>
  );
}

interface UseText {
  use: (text: string) => void;
}

function QuickAnswers({ campaign, use }: UseText & { campaign: string }) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data, error, refetch } = conversationsApi.useFindQuickAnswersQuery({ body: { campaign, search } });
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

const pageNames = ['plans', 'coverage', 'conversation', 'followOrder', 'doubts', 'regulations'] as const;

function Links({ conversation: { id, campaign, record }, use }: UseText & Pick<Props, 'conversation'>) {
  const [add] = conversationsApi.useAddToConversationMutation();
  const put = (read: ReadInput): undefined => {
    const page = pageNames.find((name) => name === read('page'));
    if (page)
      use(new URL(writePath(knownCampaigns().byAddon(campaign), siteLinks[page]), location.origin).href);
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Form onSend={put} button={words.addLink} variant="default" gap="sm" align="flex-start">
        <Choice
          name="page"
          label={words.page}
          options={pageNames.map((name) => [name, words.pages[name]])}
          none=""
          missing={words.choosePage}
        />
      </Form>
      {record?.kind === 'lead' && (
        <CallButton call={() => add({ params: { id }, body: { kind: 'link' } })} done={words.linkSent}>
          {words.continueLink}
        </CallButton>
      )}
    </Stack>
  );
}
