import { Code, Drawer, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatPhone } from '../../../brazil/phone.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { useReturnFocus } from '../../parts/use-return-focus.ts';
import { useMay } from '../../session/use-operator.ts';
import { deliveriesApi } from './deliveries-api.ts';
import {
  attemptText,
  channelWords,
  kindWord,
  stateWords,
  deliveriesWords as words,
} from './deliveries-words.ts';

export function DeliveryDetail({ id, close }: { id: string; close: () => void }) {
  useReturnFocus();
  const { data, error, refetch } = deliveriesApi.useReadDeliveryQuery({ params: { id } });
  const [repeat, { error: notRepeated, isLoading, isSuccess }] = deliveriesApi.useRepeatDeliveryMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const may = useMay();
  const repeatBy = data?.delivery.repeatBy ?? [];
  const channel = repeatBy.find((one) => one === chosen) ?? repeatBy[0];
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
            <Heading order={3}>{words.content}</Heading>
            <Code block className="free-text">
              {data.content}
            </Code>
          </div>
          <div>
            <Heading order={3}>{words.attempts}</Heading>
            {data.attempts.length === 0 && <Text size="sm">{words.noAttempts}</Text>}
            <List size="sm" type="ordered">
              {data.attempts.map((attempt) => (
                <List.Item key={`${attempt.at} ${attempt.outcome}`}>
                  {attemptText(attempt)}
                  {attempt.reply && (
                    <Code block aria-label={words.reply} className="free-text">
                      {attempt.reply}
                    </Code>
                  )}
                </List.Item>
              ))}
            </List>
          </div>
          {data.delivery.hasExpired && <Text size="sm">{words.expired}</Text>}
          {notRepeated && <Failure error={notRepeated} />}
          <Group align="end">
            {channel !== undefined && may('messages.repeat') && (
              <>
                {repeatBy.length > 1 && (
                  <Choice
                    label={words.repeatBy}
                    options={repeatBy.map((one) => [one, channelWords[one]])}
                    value={channel}
                    change={setChosen}
                    w="auto"
                  />
                )}
                <LoadingButton
                  loading={isLoading}
                  onClick={() => repeat({ params: { id }, body: { channel } })}
                >
                  {words.repeat}
                </LoadingButton>
              </>
            )}
            <Text role="status" size="sm">
              {isSuccess && channel === undefined ? words.repeated : ''}
            </Text>
          </Group>
        </Stack>
      )}
    </Drawer>
  );
}

const recipientText = (recipient: string): string =>
  /^\d{10,11}$/.test(recipient) ? formatPhone(recipient) : recipient;

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <Heading order={3}>{name}</Heading>
    <Text style={{ overflowWrap: 'anywhere' }}>{value}</Text>
  </div>
);
