import { Box, List, Text } from '@mantine/core';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { personalFieldWords, riskWords } from '../../../content/operator/list-words.ts';
import { analysisSourceWords } from '../../../content/operator/queue-outcome-words.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { Facts } from '../../parts/record/Facts.tsx';
import { queueApi } from './queue-api.ts';
import { outcomeWords, reasonText, basisWords as words } from './queue-words.ts';

export function ReviewBasis({ id }: { id: string }) {
  const { data, error, refetch } = queueApi.useReadReviewBasisQuery({ params: { id } });
  if (data === undefined) return <LoadingOrFailure error={error} retry={refetch} />;
  const { analyses, held, told, elsewhere, given, decisions } = data;
  return (
    <Box mt="sm">
      <Entries
        title={words.analyses}
        none={words.notNoted}
        entries={analyses.map(({ at, source, status, questions, correct }) => [
          `${analysisSourceWords[source]}: ${riskWords[status]}`,
          questions !== null && correct !== null && words.answered(correct, questions),
          readableMoment(at),
        ])}
      />
      <Facts
        facts={[
          [words.told, told],
          [
            words.held,
            held && words.heldText(riskWords[held.status], readableMoment(held.at)) + triesOf(held),
          ],
          [words.elsewhere, elsewhere && words.elsewhereText(elsewhere.leads, elsewhere.orders)],
        ]}
      />
      <Entries
        title={words.given}
        none={words.erased}
        entries={given.map(({ field, masked }) => [`${personalFieldWords[field]}: ${masked}`])}
      />
      <Entries
        title={words.decisions}
        none={words.firstReview}
        entries={decisions.map(({ at, by, decision, reason, note, isOther }) => [
          outcomeWords[decision],
          reason && reasonText(reason),
          note,
          isOther && words.otherLead,
          [readableMoment(at), by].filter(Boolean).join(', '),
        ])}
      />
    </Box>
  );
}

/** A refusal without questions uses all tries up. */
const triesOf = ({ status, tries }: { status: string; tries: number }): string =>
  status.startsWith('quiz') && tries > 0 ? words.tries(tries) : '';

interface EntriesProps {
  title: string;
  /** Shown without entries. */
  none: string;
  entries: readonly (readonly (string | null | false)[])[];
}

const Entries = ({ title, none, entries }: EntriesProps) => (
  <Box my="xs">
    <Text size="sm" fw={600}>
      {title}
    </Text>
    {entries.length === 0 && <Text size="sm">{none}</Text>}
    {entries.length > 0 && (
      <List size="sm">
        {entries.map((parts) => (
          <List.Item key={parts.join()}>{parts.filter(Boolean).join(' · ')}</List.Item>
        ))}
      </List>
    )}
  </Box>
);
