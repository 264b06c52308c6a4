import { Stack, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { formatMonthly, fromCents } from '../../../brazil/money.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { RenewalDetail } from '../../../contract/panel/renewals.ts';
import { problemCodes } from '../../../contract/problem.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { UnreadRecord } from '../../parts/LoadingOrFailure.tsx';
import { BackToList } from '../../parts/list/BackToList.tsx';
import { RecordColumns } from '../../parts/record/RecordColumns.tsx';
import { Section } from '../../parts/Section.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useMay } from '../../session/use-operator.ts';
import { renewalStateWords } from '../../words/renewal-state-words.ts';
import { RenewalState } from './RenewalState.tsx';
import { renewalsApi } from './renewals-api.ts';
import { renewalsWords, renewalWords as words } from './renewals-words.ts';

const planAt = (plan: string, cents: number): string => `${plan}, ${formatMonthly(fromCents(cents))}`;
const momentOf = (at: string | null): string | null => at && readableMoment(at);

export function RenewalView() {
  const { number = '' } = useParams();
  const { data, error, refetch } = renewalsApi.useReadRenewalQuery({ params: { number } });
  const [showField] = renewalsApi.useShowRenewalFieldMutation();
  const [addNote] = renewalsApi.useAddRenewalNoteMutation();
  const may = useMay();
  const back = <BackToList list="/renovacoes" label={words.back} />;
  if (data === undefined)
    return <UnreadRecord title={words.renewal(number)} back={back} error={error} retry={refetch} />;
  const { renewal } = data;
  return (
    <>
      {back}
      <ViewTitle title={words.renewal(number)}>
        <RenewalState state={renewal.state} size="lg" />
      </ViewTitle>
      <RecordColumns
        path={`/renovacoes/${number}`}
        words={words}
        facts={[
          [renewalsWords.name, renewal.name],
          [renewalsWords.placedAt, readableMoment(renewal.placedAt)],
          [words.protocol, renewal.protocol],
          [renewalsWords.presentPlan, planAt(renewal.presentPlan, renewal.presentPriceCents)],
          [renewalsWords.plan, planAt(renewal.plan, renewal.priceCents)],
          [words.payment, renewal.directDebit ? words.debit : words.bill],
          [words.carriedOutFrom, renewal.state === 'placed' ? momentOf(renewal.carriedOutFrom) : null],
          [words.objectedAt, momentOf(renewal.objectedAt)],
        ]}
        personal={renewal.personal}
        show={(field) => showField({ params: { number }, body: { field } })}
        addNote={may('orders.change') && ((text) => addNote({ params: { number }, body: { text } }))}
        timeline={renewal.timeline}
      >
        {may('orders.change') && renewal.mayBecome !== null && (
          <Section title={words.change}>
            <Stack gap="sm" align="flex-start">
              <Text size="sm">{words.changeHint}</Text>
              <RenewalChange renewal={renewal} />
            </Stack>
          </Section>
        )}
      </RecordColumns>
    </>
  );
}

/** Notes that the team carried the renewal out, or takes that back; the server refuses a stale state. */
function RenewalChange({ renewal: { number, state, mayBecome } }: { renewal: RenewalDetail }) {
  const [change] = renewalsApi.useChangeRenewalStateMutation();
  if (mayBecome === null) return null;
  return (
    <CallButton
      call={() => change({ params: { number }, body: { from: state, to: mayBecome } })}
      done={words.changed(renewalStateWords[mayBecome])}
      onRefused={({ code }) => {
        // The renewal is read again, and with its new state the button is gone or means the opposite.
        if (code === problemCodes.stale) focusHeading();
      }}
    >
      {mayBecome === 'carried-out' ? words.carryOut : words.takeBack}
    </CallButton>
  );
}
