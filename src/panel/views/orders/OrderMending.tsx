import { NativeSelect, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { parseEmail } from '../../../brazil/email.ts';
import { formatMonthly, fromCents } from '../../../brazil/money.ts';
import { agreedWords } from '../../../content/operator/list-words.ts';
import { periodLabels, periods } from '../../../content/periods.ts';
import { period } from '../../../contract/lead/answers.ts';
import {
  type Mending,
  type MendingName,
  mendingName,
  spokenBy,
} from '../../../contract/panel/order-mendings.ts';
import type { OrderDetail } from '../../../contract/panel/orders.ts';
import { problemCodes } from '../../../contract/problem.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { ordersApi } from './orders-api.ts';
import { mendingWords as words } from './orders-words.ts';

type Errors = Readonly<Record<string, string | undefined>>;

/** Mends what the customer asks for; says before what follows from it. */
export function OrderMending({ order }: { order: OrderDetail }) {
  const { number, revision, mayMend } = order;
  const [mend, { error, isLoading }] = ordersApi.useMendOrderMutation();
  const [chosen, setChosen] = useState<MendingName | null>(null);
  const [idPlan, setIdPlan] = useState('');
  const [isMissed, setMissed] = useState(false);
  const what = mayMend.find((one) => one === chosen) ?? null;
  const plan = order.plans.find(({ id }) => String(id) === idPlan);
  const problem = problemOf(error);
  const errors: Errors = Object.fromEntries(
    Object.entries(problem?.fields ?? {}).map(([field, message]) => [field.replace('mending.', ''), message]),
  );
  const submit = async (read: ReadInput, form: HTMLFormElement) => {
    const mending = what && mendingOf(what, read, plan);
    setMissed(mending === null);
    if (mending === null)
      return [...form.querySelectorAll('select')].find(({ value }) => value === '')?.focus();
    const result = await mend({ params: { number }, body: { revision, mending } });
    const refused = problemOf(result.error);
    if (result.data) {
      notifications.show({ message: words.done, role: 'status' });
      setChosen(null);
      setIdPlan('');
      focusHeading();
    } else if (refused?.code === problemCodes.stale || refused?.code === problemCodes.finished) {
      // The order is refetched, which may take the form away with its error.
      notifications.show({ color: 'red', message: refused.message, role: 'alert' });
      focusHeading();
    }
  };
  return (
    <Form onSend={submit} button={words.save} isLoading={isLoading} gap="sm" align="flex-start">
      {error && Object.keys(errors).length === 0 && <Failure error={error} />}
      <Options
        label={words.what}
        options={mayMend.map((value) => [value, words.names[value]])}
        value={what ?? ''}
        change={(value) => {
          setChosen(mendingName.safeParse(value).data ?? null);
          setMissed(false);
        }}
        error={isMissed && what === null && words.chooseWhat}
      />
      {what === 'contact' && (
        <>
          <TextInput
            name="phone"
            type="tel"
            label={words.phone}
            description={words.onlyWhatChanges}
            error={errors.phone}
            w="100%"
          />
          <TextInput name="email" type="email" label={words.email} error={errors.email} w="100%" />
        </>
      )}
      {what === 'complement' && (
        <TextInput
          name="complement"
          label={words.complement}
          description={words.complementHint}
          error={errors.complement}
          w="100%"
        />
      )}
      {what === 'period' && (
        <Options
          name="period"
          label={words.period}
          options={periods
            .filter((one) => one !== order.visit?.period)
            .map((one) => [one, periodLabels[one]])}
          error={errors.period ?? (isMissed && words.choosePeriod)}
        />
      )}
      {what === 'plan' && (
        <>
          <Options
            label={words.plan}
            options={order.plans.map(({ id, plan: name, priceCents }) => [
              String(id),
              `${name}, ${formatMonthly(fromCents(priceCents))}`,
            ])}
            value={idPlan}
            change={setIdPlan}
            error={errors.idPlan ?? (isMissed && plan === undefined && words.choosePlan)}
          />
          {plan && plan.priceCents > order.priceCents && (
            <Options
              name="agreed"
              label={words.agreed}
              options={spokenBy.options.map((how) => [how, agreedWords[how]])}
              error={errors.agreed}
            />
          )}
        </>
      )}
      {what && <Text size="sm">{consequenceOf(what, order, plan)}</Text>}
    </Form>
  );
}

type ListedPlan = OrderDetail['plans'][number];

function consequenceOf(what: MendingName, { priceCents }: OrderDetail, plan: ListedPlan | undefined): string {
  if (what !== 'plan' || plan === undefined) return words.consequences[what];
  const prices = [priceCents, plan.priceCents].map((cents) => formatMonthly(fromCents(cents)));
  return `${words.price(prices[0] ?? '', prices[1] ?? '')} ${words.consequences.plan}`;
}

/** What the inputs say, as the call takes it; null where a choice is missing. The server checks the rest. */
function mendingOf(what: MendingName, read: ReadInput, plan: ListedPlan | undefined): Mending | null {
  switch (what) {
    case 'contact': {
      const [phone, email] = [read('phone').trim(), read('email').trim()];
      return { what, phone: phone || null, email: (parseEmail(email) ?? email) || null };
    }
    case 'complement':
      return { what, complement: read('complement') };
    case 'period': {
      const chosen = period.safeParse(read('period')).data;
      return chosen === undefined ? null : { what, period: chosen };
    }
    case 'plan':
      return plan === undefined
        ? null
        : {
            ...{ what, idPlan: plan.id, priceCents: plan.priceCents },
            agreed: spokenBy.safeParse(read('agreed')).data ?? null,
          };
    case 'technician':
      return { what };
  }
}

interface OptionsProps {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  name?: string;
  value?: string;
  change?: (value: string) => void;
  error?: ReactNode;
}

/** No default choice, so that nothing is sent by a press too many. */
const Options = ({ options, change, ...rest }: OptionsProps) => (
  <NativeSelect
    {...rest}
    data={[{ value: '', label: words.choose }, ...options.map(([value, label]) => ({ value, label }))]}
    {...(change && { onChange: ({ currentTarget }) => change(currentTarget.value) })}
    w="100%"
  />
);
