import { Anchor, Box, Button, List, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { QueueItem } from '../../../contract/panel/queues.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { unbroken } from '../../parts/unbroken.tsx';
import { stateWords } from '../../words/order-words.ts';
import { renewalStateWords } from '../../words/renewal-state-words.ts';
import { leadsApi } from '../leads/leads-api.ts';
import { leadWords, stepWords } from '../leads/leads-words.ts';
import { ordersApi } from '../orders/orders-api.ts';
import { orderWords } from '../orders/orders-words.ts';
import { renewalsApi } from '../renewals/renewals-api.ts';
import { renewalWords } from '../renewals/renewals-words.ts';
import { queueWords as words } from './queue-words.ts';

/** Orders, renewals and contacts of the person of a taken item. Asked for by a press, since each search is logged. */
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
  const query = { body: { search: term } };
  const orders = ordersApi.useListOrdersQuery(query);
  const renewals = renewalsApi.useListRenewalsQuery(query);
  const leads = leadsApi.useListLeadsQuery(query);
  const title = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears.
  useEffect(() => title.current?.focus(), []);
  const records = [
    ...(orders.data?.orders ?? []).map(({ number, state, name, plan }) => ({
      to: `/pedidos/${number}`,
      title: orderWords.order(number),
      about: [name, stateWords[state], plan],
    })),
    ...(renewals.data?.renewals ?? []).map(({ number, state, name, plan }) => ({
      to: `/renovacoes/${number}`,
      title: renewalWords.renewal(number),
      about: [name, renewalStateWords[state], plan],
    })),
    ...(leads.data?.leads ?? []).map(({ id, protocol, name, step }) => ({
      to: `/contatos/${id}`,
      title: leadWords.lead(protocol),
      about: [name, words.stoppedAfter(stepWords(step))],
    })),
  ];
  const lists = [orders, renewals, leads];
  const failed = lists.find(({ error }) => error !== undefined);
  return (
    <Box aria-live="polite">
      <Text size="sm" fw={600} ref={title} tabIndex={-1}>
        {words.known}
      </Text>
      {failed?.error && <Failure error={failed.error} retry={failed.refetch} />}
      {lists.some(({ isLoading }) => isLoading) && <Loading />}
      {lists.every(({ data }) => data) && records.length === 0 && <Text size="sm">{words.nothingKnown}</Text>}
      {records.length > 0 && (
        <>
          <List size="sm" listStyleType="none">
            {records.map(({ to, title: name, about }) => (
              <List.Item key={to}>
                <Anchor component={Link} to={to} target="_blank" underline="always">
                  {unbroken(name)}
                </Anchor>{' '}
                {about.filter(Boolean).join(', ')}
              </List.Item>
            ))}
          </List>
          <Hint size="xs">{words.inNewTab}</Hint>
        </>
      )}
    </Box>
  );
}
