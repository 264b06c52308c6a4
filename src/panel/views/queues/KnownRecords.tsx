import { Anchor, Box, Button, List, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { QueueItem } from '../../../contract/panel/queues.ts';
import { findApi } from '../../api/find-api.ts';
import { Hint } from '../../parts/Hint.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { unbroken } from '../../parts/unbroken.tsx';
import { personWords, recordWords } from '../../words/find-words.ts';
import { groupsOf } from '../../words/found-rows.ts';
import { queueWords as words } from './queue-words.ts';

/** What the shop has of the person of a taken item. Asked for by a press, since each search is logged. */
export function KnownRecords({ item }: { item: QueueItem }) {
  const [isAsked, setAsked] = useState(false);
  const term = searchFor(item);
  if (term === null) return null;
  return (
    <Box mt="sm" data-not-printed>
      {isAsked ? (
        <Records term={term} />
      ) : (
        <Button size="xs" variant="default" onClick={() => setAsked(true)}>
          {words.lookUp}
        </Button>
      )}
    </Box>
  );
}

/** What finds the person best. */
const searchFor = (item: QueueItem): string | null => {
  const contact = 'isMasked' in item && !item.isMasked ? (item.phone ?? item.email) : null;
  return contact ?? ('protocol' in item ? item.protocol : null);
};

function Records({ term }: { term: string }) {
  const { data, error, refetch } = findApi.useFindRecordsQuery({ body: { search: term } });
  const title = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears.
  useEffect(() => title.current?.focus(), []);
  const records = (data ? groupsOf(data) : []).flatMap(({ kind, rows }) =>
    rows.map(({ path, name, facts: [key, ...facts] }) => ({
      ...{ path, title: `${recordWords[kind]} ${key}`, about: [name, ...facts] },
    })),
  );
  return (
    <Box aria-live="polite">
      <Text size="sm" fw={600} ref={title} tabIndex={-1}>
        {words.known}
      </Text>
      {data === undefined && <LoadingOrFailure error={error} retry={refetch} />}
      {data && records.length === 0 && <Text size="sm">{words.nothingKnown}</Text>}
      <List size="sm" listStyleType="none">
        {records.map(({ path, title: called, about }) => (
          <List.Item key={path}>
            <Anchor component={Link} to={path} target="_blank" underline="always">
              {unbroken(called)}
            </Anchor>{' '}
            {about.filter(Boolean).join(', ')}
          </List.Item>
        ))}
      </List>
      {records.length > 0 && <Hint size="xs">{words.inNewTab}</Hint>}
      {data && data.more.length > 0 && <Hint size="xs">{personWords.cut}</Hint>}
    </Box>
  );
}
