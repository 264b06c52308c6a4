import { Divider, SegmentedControl, Stack, Tabs, Text } from '@mantine/core';
import { Fragment, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { instantOf } from '../../../brazil/clock-minute.ts';
import { dayMs } from '../../../brazil/durations.ts';
import { type QueueName, queueNames } from '../../../contract/panel/queue-outcomes.ts';
import type { QueueItem } from '../../../contract/panel/queues.ts';
import { Hint } from '../../parts/Hint.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ListPages } from '../../parts/list/ListPages.tsx';
import { TabRow } from '../../parts/ScrollingRow.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { QueueCard } from './QueueCard.tsx';
import { queueApi } from './queue-api.ts';
import { queueTitles, queueWords as words } from './queue-words.ts';

const parts = ['waiting', 'mine', 'treated'] as const;

type Part = (typeof parts)[number];

export function QueuesView() {
  const [search, setSearch] = useSearchParams();
  const queue = queueNames.find((name) => name === search.get('fila')) ?? 'calls';
  const part = parts.find((name) => name === search.get('parte')) ?? 'waiting';
  const { data } = queueApi.useCountQueuesQuery({}, { pollingInterval: 60_000 });
  const waiting = (name: QueueName) => {
    const count = data?.counts.find((one) => one.queue === name);
    return count ? count.waiting - count.later : 0;
  };
  const show = (fila: QueueName, parte: Part) => setSearch({ fila, parte });
  return (
    <>
      <ViewTitle />
      <Tabs
        value={queue}
        onChange={(name) => show(queueNames.find((one) => one === name) ?? 'calls', part)}
        keepMounted={false}
      >
        <TabRow
          selected={queue}
          label={words.which}
          tabs={queueNames.map((name) => [name, queueTitles[name], waiting(name)])}
          waits={words.waits}
        />
        <Tabs.Panel value={queue}>
          <SegmentedControl
            aria-label={words.part}
            mb="md"
            value={part}
            onChange={(chosen) => show(queue, parts.find((one) => one === chosen) ?? 'waiting')}
            data={parts.map((one) => ({ value: one, label: words.parts[one] }))}
          />
          <QueueList key={`${queue} ${part}`} queue={queue} part={part} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

const isLater = (item: QueueItem | undefined): boolean =>
  item?.attempts != null && item.attempts.callAfter !== null && !item.attempts.isDue;

function QueueList({ queue, part }: { queue: QueueName; part: Part }) {
  const [search] = useSearchParams();
  const after = search.get('depois');
  const { data, error, refetch } = queueApi.useListQueueQuery({
    params: { queue },
    query: { part, ...(after === null ? {} : { after }) },
  });
  useLapse(data?.items, refetch);
  if (!data) return <LoadingOrFailure error={error} retry={refetch} />;
  return (
    <Stack gap="sm">
      {data.items.length === 0 && <Text>{words.empty[part]}</Text>}
      {part === 'waiting' && data.items.some((item) => 'isMasked' in item && item.isMasked) && (
        <Hint data-not-printed>{words.masked}</Hint>
      )}
      {data.items.map((item, at) => (
        <Fragment key={item.id}>
          {part === 'waiting' && isLater(item) && !isLater(data.items[at - 1]) && (
            <Divider label={words.later} labelPosition="left" />
          )}
          <QueueCard item={item} />
        </Fragment>
      ))}
      <ListPages next={data.next} words={words} />
      <Hint>{words.kept}</Hint>
    </Stack>
  );
}

/** Refetches the list when a claim expires or an agreed time comes, which causes no live update. */
function useLapse(items: readonly QueueItem[] | undefined, read: () => unknown): void {
  const ends = (items ?? []).flatMap(({ taken, attempts }) => [
    ...(taken ? [Date.parse(taken.until)] : []),
    ...(attempts?.callAfter && !attempts.isDue ? [instantOf(attempts.callAfter)] : []),
  ]);
  const first = ends.length === 0 ? null : Math.min(...ends);
  useEffect(() => {
    if (first === null) return;
    // A timer of more than 24 days fires at once.
    const timer = setTimeout(read, Math.min(Math.max(first - Date.now(), 0), dayMs) + 500);
    return () => clearTimeout(timer);
  }, [first, read]);
}
