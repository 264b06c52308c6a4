import { Badge, Card, Group } from '@mantine/core';
import { useId, useRef } from 'react';
import { formatPhone } from '../../../brazil/phone.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { queueRights } from '../../../contract/panel/queue-outcomes.ts';
import type { QueueItem } from '../../../contract/panel/queues.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { useMay, useOperator } from '../../session/use-operator.ts';
import { KnownRecords } from './KnownRecords.tsx';
import { QueueFacts } from './QueueFacts.tsx';
import { queueApi } from './queue-api.ts';
import { queueWords as words } from './queue-words.ts';
import { ResolveForm } from './ResolveForm.tsx';
import { ReviewBasis } from './ReviewBasis.tsx';

export function QueueCard({ item }: { item: QueueItem }) {
  const { id: me } = useOperator();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isMine = item.taken?.by.id === me;
  const mayResolve = useMay()(queueRights[item.queue]);
  const stay = () => title.current?.focus();
  return (
    <Card component="article" aria-labelledby={heading} withBorder padding="md">
      <Group justify="space-between" mb="xs" gap="xs">
        <Heading id={heading} ref={title} tabIndex={-1} style={{ outline: 'none' }}>
          {titleOf(item)}
        </Heading>
        <Group gap="xs">
          <Attempts item={item} />
          <Taken item={item} isMine={isMine} />
          {!isMine && mayResolve && <Actions item={item} stay={stay} />}
        </Group>
      </Group>
      <QueueFacts item={item} isBrief={!isMine} />
      {isMine && mayResolve && item.queue === 'reviews' && <ReviewBasis id={item.id} />}
      {isMine && <KnownRecords item={item} />}
      {isMine && mayResolve && (
        <ResolveForm item={item}>
          <HandBack item={item} stay={stay} />
        </ResolveForm>
      )}
      {isMine && !mayResolve && (
        <Group mt="sm">
          <HandBack item={item} stay={stay} />
        </Group>
      )}
      {!isMine && !mayResolve && <Hint mt="sm">{words.reviewRight}</Hint>}
    </Card>
  );
}

function Attempts({ item: { attempts } }: { item: QueueItem }) {
  if (attempts === null) return null;
  const { many, callAfter, isDue } = attempts;
  return (
    <>
      <Badge color="orange">{words.attempts(many)}</Badge>
      {callAfter !== null && (
        <Badge color={isDue ? 'red' : 'gray'}>
          {isDue ? words.due(callAfter) : words.notBefore(callAfter)}
        </Badge>
      )}
    </>
  );
}

function Taken({ item: { taken }, isMine }: { item: QueueItem; isMine: boolean }) {
  if (taken === null) return null;
  return (
    <Badge color={isMine ? 'blue' : 'gray'}>
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
  const [handBack] = queueApi.useHandBackItemMutation();
  return (
    <CallButton
      call={() => handBack(pathOf(item))}
      done={words.handedBack}
      onDone={stay}
      onRefused={stay}
      data-not-printed
    >
      {words.handBack}
    </CallButton>
  );
}

function Actions({ item, stay }: ActionsProps) {
  const path = pathOf(item);
  const [take] = queueApi.useTakeItemMutation();
  const [reopen] = queueApi.useReopenItemMutation();
  if (item.resolved === null && item.taken !== null) return null;
  const change =
    item.resolved === null
      ? ({ variant: 'filled', call: () => take(path), done: words.taken, onDone: stay } as const)
      : { call: () => reopen(path), done: words.reopened, onDone: focusHeading };
  return (
    <CallButton size="xs" {...change} onRefused={stay} data-not-printed>
      {item.resolved === null ? words.take : words.reopen}
    </CallButton>
  );
}

function titleOf(item: QueueItem): string {
  switch (item.queue) {
    case 'calls':
      if (item.phone === null) return words.noContact;
      return item.isMasked ? item.phone : formatPhone(item.phone);
    default:
      return item.name ?? words.noName;
  }
}
