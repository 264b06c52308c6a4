import {
  Accordion,
  Button,
  Group,
  List,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import type { ConversationDetail } from '../../../contract/panel/conversations.ts';
import { campaignByAddon } from '../../../funnel/campaigns.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { problemOf } from '../../api/problem-of.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { NoteInput } from '../../parts/NoteInput.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { conversationsApi } from './conversations-api.ts';
import { conversationsWords as words } from './conversations-words.ts';
import { DeedForms } from './DeedForms.tsx';

interface Props {
  conversation: ConversationDetail;
  isMine: boolean;
}

const modes = ['text', 'note'] as const;

/** Writes to the visitor or a note for the team, with answers and links of the shop at hand. */
export function Writing({ conversation, isMine }: Props) {
  const { id, channel, campaign } = conversation;
  const notify = useOutcomeNotice();
  const [add, { isLoading, error }] = conversationsApi.useAddToConversationMutation();
  const [chosen, setMode] = useState<(typeof modes)[number]>('text');
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useUnsaved(text.trim() !== '');
  const mode = isMine ? chosen : 'note';
  const problem = problemOf(error);

  const insert = (more: string) => {
    setMode('text');
    setText((before) => [before.trimEnd(), more].filter(Boolean).join(' '));
    field.current?.focus();
  };
  const send = async () => {
    if (isLoading) return;
    const body = { kind: mode, text };
    if (await notify(add({ params: { id }, body }), mode === 'note' ? words.noted : words.sent, ['text']))
      setText('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <Section title={mode === 'note' ? words.note : words.text}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="sm">
          {isMine ? (
            <SegmentedControl
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
            label={words.modes[mode]}
            description={mode === 'note' ? words.noteHint : words.textHint}
            value={text}
            change={setText}
            onKeyDown={press}
            error={problem?.fields.text}
            maxLength={2000}
            autosize
            minRows={3}
            maxRows={10}
          />
          <Group>
            <LoadingButton type="submit" loading={isLoading}>
              {mode === 'note' ? words.addNote : words.send}
            </LoadingButton>
          </Group>
        </Stack>
      </form>
      {isMine && (
        <Accordion mt="md" variant="separated">
          <Accordion.Item value="quick">
            <Accordion.Control>{words.quick}</Accordion.Control>
            <Accordion.Panel>
              <QuickAnswers campaign={campaign} use={insert} />
            </Accordion.Panel>
          </Accordion.Item>
          <Accordion.Item value="links">
            <Accordion.Control>{words.links}</Accordion.Control>
            <Accordion.Panel>
              <Links conversation={conversation} use={insert} />
            </Accordion.Panel>
          </Accordion.Item>
          <DeedForms conversation={conversation} />
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
      <TextInput
        label={words.search}
        value={typed}
        maxLength={80}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
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
  const notify = useOutcomeNotice();
  const [add, { isLoading }] = conversationsApi.useAddToConversationMutation();
  const [page, setPage] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const known = pageNames.find((name) => name === page);
  const put = () => {
    setTried(true);
    if (known) use(new URL(writePath(campaignByAddon(campaign), siteLinks[known]), location.origin).href);
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Select
        label={words.page}
        value={page}
        onChange={setPage}
        data={pageNames.map((value) => ({ value, label: words.pages[value] }))}
        error={isTried && known === undefined && words.choosePage}
        w="100%"
      />
      <Button variant="default" onClick={put}>
        {words.addLink}
      </Button>
      {record?.kind === 'lead' && (
        <LoadingButton
          variant="default"
          loading={isLoading}
          onClick={() => void notify(add({ params: { id }, body: { kind: 'link' } }), words.linkSent)}
        >
          {words.continueLink}
        </LoadingButton>
      )}
    </Stack>
  );
}
