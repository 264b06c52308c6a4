import { Grid, Stack, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { BackToList } from '../../parts/BackToList.tsx';
import { EventTimeline } from '../../parts/EventTimeline.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { readableMoment } from '../../parts/moment.ts';
import { PersonalFields } from '../../parts/PersonalFields.tsx';
import { Section } from '../../parts/Section.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { faceText, listWords } from '../../words/order-words.ts';
import { viewWords } from '../../words/view-words.ts';
import { useReadLeadQuery, useShowLeadFieldMutation } from './leads-api.ts';
import { leadsWords, riskWords, stepWords, leadWords as words } from './leads-words.ts';

export function LeadView() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useReadLeadQuery({ params: { id } });
  const [showField] = useShowLeadFieldMutation();
  const back = <BackToList list="/contatos" label={words.back} />;
  if (data === undefined)
    return (
      <>
        {back}
        <ViewTitle title={viewWords.lead} />
        <LoadingOrFailure error={error} retry={refetch} />
      </>
    );
  const { lead } = data;
  return (
    <>
      {back}
      <ViewTitle title={words.lead(lead.protocol)} />
      <Grid>
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack>
            <Section title={words.facts}>
              <Facts
                facts={[
                  [leadsWords.name, lead.name || leadsWords.noName],
                  [leadsWords.startedAt, readableMoment(lead.startedAt)],
                  [leadsWords.at, readableMoment(lead.at)],
                  [leadsWords.step, stepWords(lead.step)],
                  [leadsWords.planCode, lead.planSku],
                  [words.address, lead.address],
                  [leadsWords.risk, riskWords[lead.risk]],
                  [leadsWords.consent, lead.acceptsOffers ? leadsWords.yes : leadsWords.no],
                  [listWords.campaign, lead.campaign || leadsWords.mainSite],
                  [listWords.face, faceText(lead.face)],
                ]}
              />
            </Section>
            <Section title={words.personal}>
              <PersonalFields
                fields={lead.personal}
                show={(field) => showField({ params: { id }, body: { field } })}
              />
            </Section>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Section title={words.timeline}>
            {lead.timeline.length > 0 ? (
              <EventTimeline entries={lead.timeline} />
            ) : (
              <Text>{words.nothing}</Text>
            )}
          </Section>
        </Grid.Col>
      </Grid>
    </>
  );
}
