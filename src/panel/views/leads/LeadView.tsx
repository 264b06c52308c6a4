import { Text } from '@mantine/core';
import { useParams } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { storedCampaignTitle } from '../../../funnel/campaign-title.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { BackToList } from '../../parts/list/BackToList.tsx';
import { EventTimeline } from '../../parts/record/EventTimeline.tsx';
import { RecordColumns } from '../../parts/record/RecordColumns.tsx';
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
      <RecordColumns
        words={words}
        facts={[
          [leadsWords.name, lead.name || leadsWords.noName],
          [leadsWords.startedAt, readableMoment(lead.startedAt)],
          [leadsWords.at, readableMoment(lead.at)],
          [leadsWords.step, stepWords(lead.step)],
          [leadsWords.plan, lead.plan ?? lead.planSku],
          [words.address, lead.address],
          [leadsWords.risk, riskWords[lead.risk]],
          [leadsWords.consent, lead.acceptsOffers ? leadsWords.yes : leadsWords.no],
          [listWords.campaign, storedCampaignTitle(lead.campaign)],
          [listWords.face, faceText(lead.face)],
        ]}
        personal={lead.personal}
        show={(field) => showField({ params: { id }, body: { field } })}
      >
        <Section title={words.timeline}>
          {lead.timeline.length > 0 ? (
            <EventTimeline entries={lead.timeline} />
          ) : (
            <Text>{words.nothing}</Text>
          )}
        </Section>
      </RecordColumns>
    </>
  );
}
