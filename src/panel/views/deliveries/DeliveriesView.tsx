import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { deliveryChannels, deliveryStates } from '../../../contract/panel/deliveries.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Filters } from '../../parts/Filters.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { DeliveriesTable } from './DeliveriesTable.tsx';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import { useListDeliveriesQuery } from './deliveries-api.ts';
import { channelWords, stateWords, deliveriesWords as words } from './deliveries-words.ts';

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
      <Stack>
        <Filters>
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
        </Filters>
        {error && <Failure error={error} retry={refetch} />}
        {!data && !error && <Loading />}
        {data?.deliveries.length === 0 && <Text>{words.none}</Text>}
        {data && data.deliveries.length > 0 && (
          <DeliveriesTable
            deliveries={data.deliveries}
            open={(id) => change('envio', id, [...filters, 'depois'])}
          />
        )}
        <Group data-not-printed>
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
      </Stack>
      {opened !== null && (
        <DeliveryDetail id={opened} close={() => change('envio', null, [...filters, 'depois'])} />
      )}
    </>
  );
}
