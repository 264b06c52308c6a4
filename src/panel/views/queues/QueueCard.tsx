import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { useId, useRef } from 'react';
import { formatPhone } from '../../../brazil/phone.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { queueRights } from '../../../contract/panel/queue-outcomes.ts';
import type { QueueItem } from '../../../contract/panel/queues.ts';
import { focusHeading } from '../../parts/focus-heading.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useMay, useOperator } from '../../session/use-operator.ts';
import { KnownRecords } from './KnownRecords.tsx';
import classes from './QueueCard.module.css';
import { QueueFacts } from './QueueFacts.tsx';
import { queueApi } from './queue-api.ts';
import { queueWords as words } from './queue-words.ts';
import { ReviewBasis } from './ReviewBasis.tsx';
import { TreatForm } from './TreatForm.tsx';

/** A queue item with the operator's actions. */
export function QueueCard({ item }: { item: QueueItem }) {
  const { id: me } = useOperator();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isMine = item.taken?.by.id === me;
  const mayTreat = useMay()(queueRights[item.queue]);
  const stay = () => title.current?.focus();
  return (
    <Card component="article" aria-labelledby={heading} withBorder padding="md">
      <Group justify="space-between" mb="xs" gap="xs">
        <Title order={2} size="h4" id={heading} ref={title} tabIndex={-1} className={classes.title}>
          {titleOf(item)}
        </Title>
        <Group gap="xs">
          <Attempts item={item} />
          <Taken item={item} isMine={isMine} />
        </Group>
      </Group>
      <QueueFacts item={item} />
      {isMine && mayTreat && item.queue === 'reviews' && <ReviewBasis id={item.id} />}
      {isMine && <KnownRecords item={item} />}
      {isMine && mayTreat && (
        <TreatForm item={item}>
          <HandBack item={item} stay={stay} />
        </TreatForm>
      )}
      {isMine && !mayTreat && (
        <Group mt="sm">
          <HandBack item={item} stay={stay} />
        </Group>
      )}
      {!isMine && mayTreat && <Actions item={item} stay={stay} />}
      {!isMine && !mayTreat && (
        <Text size="sm" c="dimmed" mt="sm">
          {words.reviewRight}
        </Text>
      )}
    </Card>
  );
}

function Attempts({ item: { attempts } }: { item: QueueItem }) {
  if (attempts === null) return null;
  const { many, callAfter, isDue } = attempts;
  return (
    <>
      <Badge variant="light" color="orange">
        {words.attempts(many)}
      </Badge>
      {callAfter !== null && (
        <Badge variant="light" color={isDue ? 'red' : 'gray'}>
          {isDue ? words.due(callAfter) : words.notBefore(callAfter)}
        </Badge>
      )}
    </>
  );
}

function Taken({ item: { taken }, isMine }: { item: QueueItem; isMine: boolean }) {
  if (taken === null) return null;
  return (
    <Badge variant="light" color={isMine ? 'blue' : 'gray'}>
      {isMine ? words.withYou(readableMoment(taken.until).slice(-5)) : words.withOther(taken.by.name)}
    </Badge>
  );
}

interface ActionsProps {
  item: QueueItem;
  /** Keeps the keyboard focus on the item when its button disappears. */
  stay: () => void;
}

const pathOf = ({ queue, id }: QueueItem) => ({ params: { queue, id } });

function HandBack({ item, stay }: ActionsProps) {
  const notify = useOutcomeNotice();
  const [handBack, { isLoading }] = queueApi.useHandBackItemMutation();
  return (
    <LoadingButton
      variant="default"
      loading={isLoading}
      onClick={() => void notify(handBack(pathOf(item)), words.handedBack).then(stay)}
      data-not-printed
    >
      {words.handBack}
    </LoadingButton>
  );
}

function Actions({ item, stay }: ActionsProps) {
  const path = pathOf(item);
  const notify = useOutcomeNotice();
  const [take, { isLoading: isTaking }] = queueApi.useTakeItemMutation();
  const [reopen, { isLoading: isOpening }] = queueApi.useReopenItemMutation();
  if (item.treated !== null)
    return (
      <Group mt="sm" data-not-printed>
        <LoadingButton
          variant="default"
          loading={isOpening}
          onClick={() =>
            void notify(reopen(path), words.reopened).then((isOpen) => {
              if (isOpen) focusHeading();
            })
          }
        >
          {words.reopen}
        </LoadingButton>
      </Group>
    );
  if (item.taken !== null) return null;
  return (
    <Group mt="sm" data-not-printed>
      <LoadingButton loading={isTaking} onClick={() => void notify(take(path), words.taken).then(stay)}>
        {words.take}
      </LoadingButton>
    </Group>
  );
}

/** The title of a queue item. */
function titleOf(item: QueueItem): string {
  switch (item.queue) {
    case 'calls':
      if (item.phone === null) return words.noContact;
      return item.isMasked ? item.phone : formatPhone(item.phone);
    default:
      return item.name ?? words.noName;
  }
}
