import { Code, Drawer, Group, List, Stack, Text, Title } from '@mantine/core';
import { formatPhone } from '../../../brazil/phone.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { Failure } from '../../parts/Failure.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { useReturnFocus } from '../../parts/use-return-focus.ts';
import { useMay } from '../../session/use-operator.ts';
import { useReadDeliveryQuery, useRepeatDeliveryMutation } from './deliveries-api.ts';
import {
  channelWords,
  kindWord,
  outcomeWord,
  reasonText,
  stateWords,
  deliveriesWords as words,
} from './deliveries-words.ts';

/** A message or event with recipient, content and attempts. */
export function DeliveryDetail({ id, close }: { id: string; close: () => void }) {
  useReturnFocus();
  const { data, error, refetch } = useReadDeliveryQuery({ params: { id } });
  const [repeat, { error: notRepeated, isLoading, isSuccess }] = useRepeatDeliveryMutation();
  const may = useMay();
  return (
    <Drawer opened onClose={close} position="right" title={data ? kindWord(data.delivery.kind) : ''}>
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {data && (
        <Stack>
          <Text>{stateWords[data.delivery.state]}</Text>
          <Fact
            name={words.recipient}
            value={`${recipientText(data.recipient)} (${channelWords[data.delivery.channel]})`}
          />
          {data.delivery.state === 'waiting' && data.delivery.dueAt !== null && (
            <Fact name={words.dueAt} value={readableMoment(data.delivery.dueAt)} />
          )}
          <div>
            <Title order={3} size="h5">
              {words.content}
            </Title>
            <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {data.content}
            </Code>
          </div>
          <div>
            <Title order={3} size="h5">
              {words.attempts}
            </Title>
            {data.attempts.length === 0 && <Text size="sm">{words.noAttempts}</Text>}
            <List size="sm" type="ordered">
              {data.attempts.map(({ at, milliseconds, outcome, reason }) => (
                <List.Item key={at}>
                  {readableMoment(at)}: {outcomeWord(outcome)}
                  {reason === null ? '' : ` (${reasonText(reason)})`}, {words.duration(milliseconds)}
                </List.Item>
              ))}
            </List>
          </div>
          {data.delivery.hasExpired && <Text size="sm">{words.expired}</Text>}
          {notRepeated && <Failure error={notRepeated} />}
          <Group>
            {data.delivery.mayRepeat && may('messages.repeat') && (
              <LoadingButton loading={isLoading} onClick={() => repeat({ params: { id } })}>
                {words.repeat}
              </LoadingButton>
            )}
            <Text role="status" size="sm">
              {isSuccess && !data.delivery.mayRepeat ? words.repeated : ''}
            </Text>
          </Group>
        </Stack>
      )}
    </Drawer>
  );
}

/** Formats phone numbers; other recipients are shown as they are. */
const recipientText = (recipient: string): string =>
  /^\d{10,11}$/.test(recipient) ? formatPhone(recipient) : recipient;

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <Title order={3} size="h5">
      {name}
    </Title>
    <Text style={{ overflowWrap: 'anywhere' }}>{value}</Text>
  </div>
);
