import { Anchor, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { listDueLeads } from '../../../contract/panel/lead-work.ts';
import { Hint } from '../../parts/Hint.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { RecordLink } from '../../parts/list/RecordLink.tsx';
import { PersonalFields } from '../../parts/record/PersonalFields.tsx';
import { Section } from '../../parts/Section.tsx';
import { useMay, useOperator } from '../../session/use-operator.ts';
import { LeadStatusBadge } from '../leads/lead-columns.tsx';
import { leadsApi } from '../leads/leads-api.ts';
import { leadsWords } from '../leads/leads-words.ts';
import { dueText, startWords as words } from './start-words.ts';

const shown = 8;

/** The operator's own leads to contact today, for managers also those of ended accounts, the longest overdue first. */
export function DueLeads() {
  const owner = useMay()('leads.assign') ? 'me-or-ended' : 'me';
  const { data, error, refetch } = leadsApi.useListDueLeadsQuery({ query: { owner } });
  return (
    <Section title={words.today}>
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {data?.leads.length === 0 && <Text>{words.nobodyToday}</Text>}
      <SimpleGrid type="container" cols={{ base: 1, '38rem': 2, '56rem': 4 }} spacing="sm">
        {data?.leads.slice(0, shown).map((lead) => (
          <DueLead key={lead.id} lead={lead} />
        ))}
      </SimpleGrid>
      {data && data.leads.length > shown && (
        <Anchor
          component={Link}
          to={`/contatos?responsavel=${owner}&contato=now&ordem=oldest`}
          underline="always"
          mt="sm"
          display="block"
        >
          {words.allToday(data.leads.length, data.more)}
        </Anchor>
      )}
    </Section>
  );
}

type Due = ResponseOf<typeof listDueLeads>['leads'][number];

/** What a call needs. */
function DueLead({ lead: { id, name, protocol, status, owner, nextDay, plan, phone, note } }: { lead: Due }) {
  const { id: me } = useOperator();
  const [showField] = leadsApi.useShowLeadFieldMutation();
  return (
    <Paper component="article" withBorder p="sm" radius="md" aria-label={name || protocol}>
      <Group justify="space-between" gap="xs" mb={4}>
        <Text size="sm" fw={600}>
          {nextDay && dueText(nextDay, Date.now())}
        </Text>
        <LeadStatusBadge status={status} />
      </Group>
      <RecordLink to={`/contatos/${id}`} name={name || `${leadsWords.noName}, ${protocol}`} />
      {owner !== null && owner.id !== me && <Hint size="xs">{leadsWords.ended(owner.name)}</Hint>}
      {plan && <Text size="sm">{plan}</Text>}
      <PersonalFields
        isBrief
        fields={phone}
        show={(field) => showField({ params: { id }, body: { field } })}
      />
      {note && (
        <Text size="sm" c="dimmed" className="free-text" lineClamp={3}>
          {note}
        </Text>
      )}
    </Paper>
  );
}
