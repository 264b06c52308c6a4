import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { Section } from '../../parts/Section.tsx';
import { deliveriesApi } from '../deliveries/deliveries-api.ts';
import { startWords as words } from './start-words.ts';

export function Failures() {
  const failed = deliveriesApi.useListDeliveriesQuery({ query: { state: 'failed' } });
  const uncertain = deliveriesApi.useListDeliveriesQuery({ query: { state: 'uncertain' } });
  const outages = deliveriesApi.useListOutagesQuery({});
  const error = failed.error ?? uncertain.error ?? outages.error;
  const states = [
    { state: 'failed', title: words.failed, list: failed.data },
    { state: 'uncertain', title: words.uncertain, list: uncertain.data },
  ];
  const down = outages.data?.outages ?? [];
  const isRead = [failed, uncertain, outages].every(({ data }) => data !== undefined);
  const open = states.filter(({ list }) => list !== undefined && list.deliveries.length > 0);
  const retry = () => {
    failed.refetch();
    uncertain.refetch();
    outages.refetch();
  };
  return (
    <Section title={words.failures}>
      {(error || !isRead) && <LoadingOrFailure error={error} retry={retry} />}
      {isRead && open.length + down.length === 0 && <Text>{words.noFailures}</Text>}
      {open.map(({ state, title, list }) => (
        <Text key={state}>
          <Anchor component={Link} to={`/envios?situacao=${state}`} underline="always">
            {title}
          </Anchor>
          : {words.atLeast(list?.deliveries.length ?? 0, Boolean(list?.next))}
        </Text>
      ))}
      {down.map(({ service, times, lastAt }) => (
        <Text key={service}>
          {words.outage[service]}: {words.unanswered(times, readableMoment(lastAt))}
        </Text>
      ))}
    </Section>
  );
}
