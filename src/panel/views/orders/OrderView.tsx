import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { dayInBrasilia, parseBrazilianDate, toIsoDate } from '../../../brazil/date.ts';
import { formatMonthly, fromCents } from '../../../brazil/money.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { visitText } from '../../../content/operator/list-words.ts';
import { isOrderEnd } from '../../../contract/order-end.ts';
import type { OrderDetail } from '../../../contract/panel/orders.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { UnreadRecord } from '../../parts/LoadingOrFailure.tsx';
import { BackToList } from '../../parts/list/BackToList.tsx';
import { RecordColumns } from '../../parts/record/RecordColumns.tsx';
import { Section } from '../../parts/Section.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay } from '../../session/use-operator.ts';
import { faceText, listWords, stateColours, stateWords, touchText } from '../../words/order-words.ts';
import { MoveDialog } from '../calendar/MoveDialog.tsx';
import { OrderAmendment } from './OrderAmendment.tsx';
import { OrderChange } from './OrderChange.tsx';
import { ordersApi } from './orders-api.ts';
import { amendmentWords, ordersWords, orderWords as words } from './orders-words.ts';

export function OrderView() {
  const { number = '' } = useParams();
  const { data, error, refetch } = ordersApi.useReadOrderQuery({ params: { number } });
  const [showField] = ordersApi.useShowOrderFieldMutation();
  const [addNote] = ordersApi.useAddOrderNoteMutation();
  const may = useMay();
  const back = <BackToList list="/pedidos" label={words.back} />;
  if (data === undefined)
    return <UnreadRecord title={words.order(number)} back={back} error={error} retry={refetch} />;
  const { order } = data;
  return (
    <>
      {back}
      <ViewTitle title={words.order(number)}>
        <Badge variant="outline" size="lg" color={stateColours[order.state]}>
          {stateWords[order.state]}
        </Badge>
      </ViewTitle>
      <RecordColumns
        path={`/pedidos/${number}`}
        words={words}
        facts={[
          [ordersWords.name, order.name],
          [ordersWords.placedAt, readableMoment(order.placedAt)],
          [words.protocol, order.protocol],
          [words.externalNumber, order.externalNumber],
          [ordersWords.plan, `${order.plan}, ${formatMonthly(fromCents(order.priceCents))}`],
          [words.payment, words.paymentText(order.dueDate, order.directDebit)],
          [words.address, order.address],
          [ordersWords.visit, <OrderVisit key={number} order={order} />],
          [listWords.campaign, titleOfCampaign(order.campaign)],
          [listWords.face, faceText(order.face)],
          [listWords.firstTouch, touchText(order.touches.first)],
          [listWords.source, touchText(order.touches.last)],
          [ordersWords.seller, order.seller],
        ]}
        personal={order.personal}
        show={(field) => showField({ params: { number }, body: { field } })}
        addNote={may('orders.change') && ((text) => addNote({ params: { number }, body: { text } }))}
        timeline={order.timeline}
      >
        {may('orders.change') && order.mayBecome.length > 0 && (
          <Section title={words.change}>
            <OrderChange order={order} />
          </Section>
        )}
        {isOrderEnd(order.state) && may('leads.work') && <CopyOrder key={number} number={number} />}
        {order.mayAmend.length > 0 && (
          <Section title={amendmentWords.title}>
            <OrderAmendment key={order.revision} order={order} />
          </Section>
        )}
      </RecordColumns>
    </>
  );
}

function OrderVisit({ order: { number, name, visit, region, days } }: { order: OrderDetail }) {
  const may = useMay();
  const [isMoving, setMoving] = useState(false);
  const date = visit && parseBrazilianDate(visit.date);
  if (visit === null || date === null) return words.noVisit;
  const day = toIsoDate(date);
  const isLinked = region !== null && may('calendar.see');
  return (
    <Group gap="xs">
      {isLinked ? (
        <Anchor component={Link} to={`/agenda?regiao=${region}&dia=${day}`}>
          {visitText(visit)}
        </Anchor>
      ) : (
        visitText(visit)
      )}
      {days.length > 0 && (
        <Button size="compact-sm" variant="default" onClick={() => setMoving(true)} data-not-printed>
          {words.move}
        </Button>
      )}
      {isMoving && (
        <MoveDialog
          visit={{ orderNumber: number, who: name, period: visit.period }}
          day={day}
          today={toIsoDate(dayInBrasilia(Date.now()))}
          free={days}
          close={() => setMoving(false)}
        />
      )}
    </Group>
  );
}

function CopyOrder({ number }: { number: string }) {
  const navigate = useNavigate();
  const [copy] = ordersApi.useCopyOrderMutation();
  return (
    <Section title={words.copy}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{words.copyHint}</Text>
        <CallButton
          call={() => copy({ params: { number } })}
          done={words.copied}
          onDone={({ idLead }) => navigate(`/contatos/${idLead}`)}
        >
          {words.copyNow}
        </CallButton>
      </Stack>
    </Section>
  );
}
