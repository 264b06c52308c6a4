import { Anchor, Badge, Button, Group, Select, Table, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { type Delivery, deliveryChannels, deliveryStates } from '../../../contract/panel/deliveries.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { readableMoment } from '../../parts/moment.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import { useListDeliveriesQuery } from './deliveries-api.ts';
import {
  channelWords,
  kindWord,
  stateColours,
  stateWords,
  deliveriesWords as words,
} from './deliveries-words.ts';

/** What left the house, what waits and what failed. Filters and page stand in the address. */
export function DeliveriesView() {
  const [search, setSearch] = useSearchParams();
  const channel = deliveryChannels.find((one) => one === search.get('meio'));
  const state = deliveryStates.find((one) => one === search.get('situacao'));
  const after = search.get('depois');
  const opened = search.get('envio');
  const { data, error, refetch } = useListDeliveriesQuery({
    query: {
      ...(channel === undefined ? {} : { channel }),
      ...(state === undefined ? {} : { state }),
      ...(after === null ? {} : { after }),
    },
  });
  const change = (name: string, value: string | null, keep: readonly string[]) => {
    const next = new URLSearchParams([...search].filter(([key]) => keep.includes(key)));
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next);
  };
  const filters = ['meio', 'situacao'];
  return (
    <>
      <ViewTitle title={viewWords.deliveries} />
      <Group mb="md" data-not-printed>
        <Select
          label={words.channel}
          placeholder={words.all}
          clearable
          value={channel ?? null}
          data={deliveryChannels.map((value) => ({ value, label: channelWords[value] }))}
          onChange={(value) => change('meio', value, filters)}
        />
        <Select
          label={words.state}
          placeholder={words.all}
          clearable
          value={state ?? null}
          data={deliveryStates.map((value) => ({ value, label: stateWords[value] }))}
          onChange={(value) => change('situacao', value, filters)}
        />
      </Group>
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data?.deliveries.length === 0 && <Text>{words.none}</Text>}
      {data && data.deliveries.length > 0 && (
        <DeliveryTable
          deliveries={data.deliveries}
          open={(id) => change('envio', id, [...filters, 'depois'])}
        />
      )}
      <Group mt="md" data-not-printed>
        {after !== null && (
          <Button variant="default" onClick={() => change('depois', null, filters)}>
            {words.newest}
          </Button>
        )}
        {data?.next && (
          <Button variant="default" onClick={() => change('depois', data.next, filters)}>
            {words.older}
          </Button>
        )}
      </Group>
      {opened !== null && (
        <DeliveryDetail id={opened} close={() => change('envio', null, [...filters, 'depois'])} />
      )}
    </>
  );
}

interface TableProps {
  deliveries: readonly Delivery[];
  open: (id: string) => void;
}

/** What it is and how it stands come first: they are in sight on a phone as well. */
const DeliveryTable = ({ deliveries, open }: TableProps) => (
  <Table.ScrollContainer minWidth={680}>
    <Table striped aria-label={words.caption}>
      <Table.Thead>
        <Table.Tr>
          {[words.what, words.state, words.when, words.channel, words.to, words.attempts].map((head) => (
            <Table.Th key={head} scope="col">
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {deliveries.map(({ id, kind, channel, to, state, attempts, failure, createdAt }) => (
          <Table.Tr key={id}>
            <Table.Td>
              <Anchor
                component="button"
                type="button"
                size="sm"
                ta="left"
                aria-label={words.openOf(kindWord(kind), readableMoment(createdAt))}
                onClick={() => open(id)}
              >
                {kindWord(kind)}
              </Anchor>
            </Table.Td>
            <Table.Td>
              <Badge color={stateColours[state]} variant="light" tt="none">
                {stateWords[state]}
              </Badge>
              {failure !== null && (
                <Text size="xs" c="dimmed">
                  {failure}
                </Text>
              )}
            </Table.Td>
            <Table.Td>{readableMoment(createdAt)}</Table.Td>
            <Table.Td>{channelWords[channel]}</Table.Td>
            <Table.Td>{to}</Table.Td>
            <Table.Td>{attempts}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);
