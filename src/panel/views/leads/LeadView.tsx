import { Anchor, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { UnreadRecord } from '../../parts/LoadingOrFailure.tsx';
import { BackToList } from '../../parts/list/BackToList.tsx';
import { RecordColumns } from '../../parts/record/RecordColumns.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay } from '../../session/use-operator.ts';
import { faceText, listWords, touchText } from '../../words/order-words.ts';
import { LeadWork } from './LeadWork.tsx';
import { LeadStatusBadge } from './lead-columns.tsx';
import { leadsApi } from './leads-api.ts';
import {
  leadsWords,
  lossReasonWords,
  riskWords,
  stepWords,
  leadWords as words,
  workWords,
} from './leads-words.ts';

export function LeadView() {
  const { id = '' } = useParams();
  const { data, error, refetch } = leadsApi.useReadLeadQuery({ params: { id } });
  const [showField] = leadsApi.useShowLeadFieldMutation();
  const [addNote] = leadsApi.useAddLeadNoteMutation();
  const may = useMay();
  const back = <BackToList list="/contatos" label={words.back} />;
  if (data === undefined) return <UnreadRecord back={back} error={error} retry={refetch} />;
  const { lead, orderNumber } = data;
  if (lead === null)
    return (
      <>
        {back}
        <ViewTitle />
        <Text>
          {words.ordered} {orderNumber && <OrderLink number={orderNumber} />}
        </Text>
      </>
    );
  return (
    <>
      {back}
      <ViewTitle title={words.lead(lead.protocol)}>
        <LeadStatusBadge status={lead.status} size="lg" />
      </ViewTitle>
      <RecordColumns
        path={`/contatos/${id}`}
        words={words}
        facts={[
          [leadsWords.name, lead.name || leadsWords.noName],
          [leadsWords.startedAt, readableMoment(lead.startedAt)],
          [leadsWords.at, readableMoment(lead.at)],
          [workWords.reason, lead.reason && lossReasonWords[lead.reason]],
          [workWords.order, lead.orderNumber && <OrderLink number={lead.orderNumber} />],
          [leadsWords.step, stepWords(lead.step)],
          [leadsWords.plan, lead.plan ?? lead.planSku],
          [words.address, lead.address],
          [leadsWords.risk, riskWords[lead.risk]],
          [leadsWords.consent, lead.acceptsOffers ? leadsWords.yes : leadsWords.no],
          [listWords.campaign, titleOfCampaign(lead.campaign)],
          [listWords.face, faceText(lead.face)],
          [listWords.firstTouch, touchText(lead.touches.first)],
          [listWords.source, touchText(lead.touches.last)],
        ]}
        personal={lead.personal}
        show={(field) => showField({ params: { id }, body: { field } })}
        addNote={may('leads.work') && ((text) => addNote({ params: { id }, body: { text } }))}
        timeline={lead.timeline}
      >
        {may('leads.work') && <LeadWork key={id} lead={lead} />}
      </RecordColumns>
    </>
  );
}

const OrderLink = ({ number }: { number: string }) => (
  <Anchor component={Link} to={`/pedidos/${number}`} underline="always">
    {words.openOrder(number)}
  </Anchor>
);
