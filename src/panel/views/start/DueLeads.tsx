import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatMinute } from '../../../brazil/clock-minute.ts';
import { dayInBrasilia, toIsoDate } from '../../../brazil/date.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { Section } from '../../parts/Section.tsx';
import { useMay, useOperator } from '../../session/use-operator.ts';
import { leadsApi } from '../leads/leads-api.ts';
import { leadsWords, statusWords } from '../leads/leads-words.ts';
import { startWords as words } from './start-words.ts';

const shown = 8;

/** The operator's own leads to contact today, for managers also those of ended accounts, the longest overdue first. */
export function DueLeads() {
  const { id: me } = useOperator();
  const owner = useMay()('leads.assign') ? 'me-or-ended' : 'me';
  const { data, error, refetch } = leadsApi.useListLeadsQuery({
    body: { owner, due: 'now', order: 'oldest' },
  });
  const today = toIsoDate(dayInBrasilia(Date.now()));
  return (
    <Section title={words.today}>
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {data?.leads.length === 0 && <Text>{words.nobodyToday}</Text>}
      {data?.leads.slice(0, shown).map(({ id, name, protocol, status, owner, nextDay }) => (
        <Text key={id}>
          <Anchor component={Link} to={`/contatos/${id}`} underline="always">
            {name || `${leadsWords.noName}, ${protocol}`}
          </Anchor>
          : {statusWords[status]}
          {owner !== null && owner.id !== me && `, ${leadsWords.ended(owner.name)}`}
          {nextDay !== null && nextDay < today && `, ${words.overdue(formatMinute(nextDay))}`}
        </Text>
      ))}
      {data && data.leads.length > shown && (
        <Anchor
          component={Link}
          to={`/contatos?responsavel=${owner}&contato=now&ordem=oldest`}
          underline="always"
          mt="sm"
          display="block"
        >
          {words.allToday(data.leads.length, data.next !== null)}
        </Anchor>
      )}
    </Section>
  );
}
