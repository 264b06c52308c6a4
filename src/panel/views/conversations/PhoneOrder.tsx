import { Alert, Button, Group, Loader, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { ConversationDetail, sayOnPhone } from '../../../contract/panel/conversations.ts';
import { storedCampaignTitle } from '../../../funnel/campaign-title.ts';
import { aliasOf, campaigns } from '../../../funnel/campaigns.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Form } from '../../parts/Form.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { Section } from '../../parts/Section.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useMay } from '../../session/use-operator.ts';
import { conversationsApi } from './conversations-api.ts';
import { phoneOrderWords as words } from './conversations-words.ts';
import classes from './Messages.module.css';

function useOpening() {
  const notify = useOutcomeNotice();
  const navigate = useNavigate();
  const [open, { isLoading }] = conversationsApi.useOpenPhoneOrderMutation();
  const begin = async (campaign: string, lead: string | null) => {
    const opening = open({ body: { campaign, lead } });
    if (!(await notify(opening, words.opened))) return;
    const { data } = await opening;
    if (data) navigate(`/conversas/${data.id}`);
  };
  return { begin, isLoading };
}

/** Goes on with a lead on the phone. */
export function PhoneOrderButton({ lead }: { lead: string }) {
  const { begin, isLoading } = useOpening();
  if (!useMay()('leads.assist')) return null;
  return (
    <LoadingButton variant="default" loading={isLoading} onClick={() => void begin('', lead)}>
      {words.open}
    </LoadingButton>
  );
}

/** A new order for a customer on the phone, in a campaign. */
export function NewPhoneOrder() {
  const { begin, isLoading } = useOpening();
  const [campaign, setCampaign] = useState('');
  if (!useMay()('leads.assist')) return null;
  // Whoever renews or migrates does so as a customer, by their own document.
  const sold = campaigns.filter(({ journey }) => journey === 'order').map(aliasOf);
  return (
    <Group align="flex-end" gap="sm" mb="md">
      <NativeSelect
        label={words.campaign}
        value={campaign}
        data={[...new Set(sold)].map((value) => ({ value, label: storedCampaignTitle(value) }))}
        onChange={({ currentTarget }) => setCampaign(currentTarget.value)}
      />
      <LoadingButton loading={isLoading} onClick={() => void begin(campaign, null)}>
        {words.open}
      </LoadingButton>
    </Group>
  );
}

interface Props {
  conversation: ConversationDetail;
  isMine: boolean;
}

/** What to read to the customer, and what they say to it. */
export function OnPhone({ conversation: { id, messages, record }, isMine }: Props) {
  const notify = useOutcomeNotice();
  const [say, { isLoading, error }] = conversationsApi.useSayOnPhoneMutation();
  const field = useRef<HTMLInputElement>(null);
  const spoken = messages.filter(({ isNote }) => !isNote);
  const notice = messages.findLast(({ isNote, author }) => isNote && author === 'shop');
  // Once the customer has confirmed, the link is nothing to send any more.
  const isOrdered = record?.kind === 'order' && messages.at(-1) === notice;
  const toRead = isOrdered ? [] : spoken.slice(spoken.findLastIndex(({ author }) => author !== 'shop') + 1);
  const give = async (body: BodyOf<typeof sayOnPhone>) => {
    if (isLoading) return false;
    const isGiven = await notify(say({ params: { id }, body }), '', ['text']);
    // What was pressed is gone with its message.
    field.current?.focus();
    return isGiven;
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
          {toRead.map(({ id: message, text, choices }) => (
            <Stack key={message} gap="xs">
              <Text className={classes.toRead}>{text}</Text>
              {isMine &&
                choices.map(({ title, detail }, choice) => (
                  <Button
                    key={title}
                    variant="default"
                    className={classes.choice}
                    onClick={() => void give({ kind: 'press', message, choice })}
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
            isLoading={isLoading}
            gap="sm"
            align="flex-start"
            onSend={async (read, form) => {
              if (await give({ kind: 'text', text: read('text') })) form.reset();
            }}
          >
            <TextInput
              ref={field}
              name="text"
              label={words.said}
              description={words.saidHint}
              error={problemOf(error)?.fields.text}
              autoComplete="off"
              maxLength={2000}
              w="100%"
            />
          </Form>
        ) : (
          <Text size="sm">{words.takeFirst}</Text>
        )}
      </Stack>
    </Section>
  );
}
