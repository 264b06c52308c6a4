import { Button, List, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { Hint } from '../../parts/Hint.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { stepTitle } from '../../words/step-title.ts';
import { teachingApi } from './teaching-api.ts';
import { outcomeWords, sentenceWords as words } from './teaching-words.ts';

export function Sentences({ id }: { id: string }) {
  const [isOpen, { toggle }] = useDisclosure();
  const { data, error, refetch } = teachingApi.useReadSentenceGroupQuery(
    { params: { id } },
    { skip: !isOpen },
  );
  return (
    <>
      <Button
        mt="sm"
        size="compact-sm"
        variant="subtle"
        aria-expanded={isOpen}
        onClick={toggle}
        style={{ alignSelf: 'flex-start' }}
        data-not-printed
      >
        {isOpen ? words.hideSentences : words.sentences}
      </Button>
      {isOpen && (error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      {isOpen && data && (
        <List size="sm" spacing="xs" mt="xs" aria-label={words.latest}>
          {data.sentences.map(({ id: key, text, at, step, campaign, outcome, did, next, hasLeft }) => (
            <List.Item key={key}>
              “{text}”
              {did !== null && <Text size="sm">{next === null ? words.did[did] : words.next(next)}</Text>}
              {hasLeft && <Text size="sm">{words.hasLeft}</Text>}
              <Hint size="xs">
                {[
                  readableMoment(at),
                  outcomeWords[outcome],
                  step && stepTitle(step),
                  titleOfCampaign(campaign),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Hint>
            </List.Item>
          ))}
        </List>
      )}
    </>
  );
}
