import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { ConversationDetail } from '../../../contract/panel/conversations.ts';
import { aliasOf } from '../../../funnel/campaigns.ts';
import { knownCampaigns, titleOfCampaign } from '../../made-campaigns.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Form } from '../../parts/Form.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { Section } from '../../parts/Section.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useMay } from '../../session/use-operator.ts';
import { conversationsApi } from './conversations-api.ts';
import { phoneOrderWords as words } from './conversations-words.ts';
import classes from './Messages.module.css';

export function PhoneOrderButton({ campaign = '', lead }: { campaign?: string; lead?: string }) {
  const navigate = useNavigate();
  const [open] = conversationsApi.useOpenPhoneOrderMutation();
  if (!useMay()('leads.assist')) return null;
  return (
    <CallButton
      variant={lead === undefined ? 'filled' : 'default'}
      call={() => open({ body: { campaign, lead: lead ?? null } })}
      done={words.opened}
      onDone={({ id }) => navigate(`/conversas/${id}`)}
    >
      {words.open}
    </CallButton>
  );
}

export function NewPhoneOrder() {
  const [campaign, setCampaign] = useState('');
  if (!useMay()('leads.assist')) return null;
  // Whoever renews or migrates does so as a customer, by their own document.
  const sold = knownCampaigns()
    .all.filter(({ journey }) => journey === 'order')
    .map(aliasOf);
  return (
    <Group align="flex-end" gap="sm">
      <Choice
        label={words.campaign}
        options={[...new Set(sold)].map((one) => [one, titleOfCampaign(one)])}
        value={campaign}
        change={setCampaign}
        w="auto"
      />
      <PhoneOrderButton campaign={campaign} />
    </Group>
  );
}

interface Props {
  conversation: ConversationDetail;
  isMine: boolean;
}

export function OnPhone({ conversation: { id, messages, record }, isMine }: Props) {
  const notify = useOutcomeNotice();
  const [say, { isLoading }] = conversationsApi.useSayOnPhoneMutation();
  const field = useRef<HTMLInputElement>(null);
  const spoken = messages.filter(({ isNote }) => !isNote);
  const notice = messages.findLast(({ isNote, author }) => isNote && author === 'shop');
  // Once the customer has confirmed, the link is nothing to send any more.
  const isOrdered = record?.kind === 'order' && messages.at(-1) === notice;
  const toRead = isOrdered ? [] : spoken.slice(spoken.findLastIndex(({ author }) => author !== 'shop') + 1);
  const focus = () => field.current?.focus();
  const press = async (message: string, choice: number) => {
    if (isLoading) return;
    await notify(say({ params: { id }, body: { kind: 'press', message, choice } }), '');
    // What was pressed is gone with its message.
    focus();
  };
  return (
    <Section title={words.read}>
      <Stack gap="sm">
        {notice && (
          <Alert role="status" title={notice.text}>
            {readableMoment(notice.at)}
          </Alert>
        )}
        <Stack gap="sm" aria-live="polite">
          {toRead.length === 0 && !isOrdered && <Loader size="sm" aria-label={words.coming} />}
          {toRead.map(({ id: message, text, choices, isAside }) => (
            <Stack key={message} gap="xs">
              {isAside && <Hint>{words.aside}</Hint>}
              <Text className="free-text" fs={isAside ? 'italic' : undefined}>
                {text}
              </Text>
              {isMine &&
                choices.map(({ title, detail }, choice) => (
                  <Button
                    key={title}
                    variant="default"
                    className={classes.choice}
                    onClick={() => void press(message, choice)}
                  >
                    {title}
                    {detail && ` · ${detail}`}
                  </Button>
                ))}
            </Stack>
          ))}
        </Stack>
        {isMine ? (
          <Form
            button={words.give}
            gap="sm"
            align="flex-start"
            onSend={(read) => say({ params: { id }, body: { kind: 'text', text: read('text') } })}
            onDone={(_, form) => {
              form.reset();
              focus();
            }}
            onRefused={focus}
          >
            <TextField
              ref={field}
              name="text"
              label={words.said}
              description={words.saidHint}
              maxLength={2000}
            />
          </Form>
        ) : (
          <Text size="sm">{words.takeFirst}</Text>
        )}
      </Stack>
    </Section>
  );
}
