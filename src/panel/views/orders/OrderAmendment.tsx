import { Text } from '@mantine/core';
import { useState } from 'react';
import { parseEmail } from '../../../brazil/email.ts';
import { formatMonthly, fromCents } from '../../../brazil/money.ts';
import { agreedWords } from '../../../content/operator/list-words.ts';
import { dueDates } from '../../../contract/offer/due-dates.ts';
import { type Amendment, type AmendmentName, spokenBy } from '../../../contract/panel/order-amendments.ts';
import type { OrderDetail } from '../../../contract/panel/orders.ts';
import { problemCodes } from '../../../contract/problem.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { TextField } from '../../parts/TextField.tsx';
import { AskedPayment } from './AskedPayment.tsx';
import { ordersApi } from './orders-api.ts';
import { amendmentWords as words } from './orders-words.ts';

/** Amends what the customer asks for; says before what follows from it. */
export function OrderAmendment({ order }: { order: OrderDetail }) {
  const { number, revision, mayAmend, plans } = order;
  const [amend] = ordersApi.useAmendOrderMutation();
  const [chosen, setChosen] = useState('');
  const [idPlan, setIdPlan] = useState('');
  const what = mayAmend.find((one) => one === chosen);
  const plan = plans.find(({ id }) => String(id) === idPlan);
  return (
    <Form
      onSend={(read) => {
        const amendment = what && amendmentOf(what, read, plan, order);
        return amendment && amend({ params: { number }, body: { revision, amendment } });
      }}
      done={words.done}
      onDone={() => {
        setChosen('');
        setIdPlan('');
        focusHeading();
      }}
      onRefused={({ code }) => {
        // The order is read again, which may take the form away.
        if (code === problemCodes.stale || code === problemCodes.finished) focusHeading();
      }}
      button={words.save}
      gap="sm"
      align="flex-start"
    >
      <AskedPayment order={order} choose={() => setChosen('payment')} />
      <Choice
        label={words.what}
        options={mayAmend.map((one) => [one, words.names[one]])}
        none={words.choose}
        missing={words.chooseWhat}
        value={what ?? ''}
        change={setChosen}
      />
      {what === 'contact' && (
        <>
          <TextField
            name="amendment.phone"
            type="tel"
            label={words.phone}
            description={words.onlyWhatChanges}
          />
          <TextField name="amendment.email" type="email" label={words.email} />
        </>
      )}
      {what === 'complement' && (
        <TextField
          name="amendment.complement"
          label={words.complement}
          description={words.complementHint}
          defaultValue={order.complement}
        />
      )}
      {what === 'payment' && (
        <>
          <Choice
            name="amendment.dueDate"
            label={words.dueDate}
            options={dueDates.map((day) => [String(day), words.day(day)])}
            defaultValue={String(order.dueDate)}
          />
          <Choice
            name="amendment.directDebit"
            label={words.payment}
            options={payments.map((by) => [
              by,
              `${words.payments[by]}, ${formatMonthly(fromCents(order.prices[by]))}`,
            ])}
            defaultValue={order.directDebit ? 'debit' : 'bill'}
          />
        </>
      )}
      {what === 'plan' && (
        <>
          <Choice
            name="amendment.idPlan"
            label={words.plan}
            options={plans.map(({ id, plan: name, priceCents }) => [
              String(id),
              `${name}, ${formatMonthly(fromCents(priceCents))}`,
            ])}
            none={words.choose}
            missing={words.choosePlan}
            value={idPlan}
            change={setIdPlan}
          />
          {plan && plan.priceCents > order.priceCents && (
            <Choice
              name="amendment.agreed"
              label={words.agreed}
              options={spokenBy.options.map((how) => [how, agreedWords[how]])}
              none={words.choose}
            />
          )}
        </>
      )}
      {what && <Text size="sm">{consequenceOf(what, order, plan)}</Text>}
    </Form>
  );
}

type ListedPlan = OrderDetail['plans'][number];

const payments = ['debit', 'bill'] as const;

function consequenceOf(
  what: AmendmentName,
  { priceCents }: OrderDetail,
  plan: ListedPlan | undefined,
): string {
  if (what !== 'plan' || plan === undefined) return words.consequences[what];
  const prices = [priceCents, plan.priceCents].map((cents) => formatMonthly(fromCents(cents)));
  return `${words.price(prices[0] ?? '', prices[1] ?? '')} ${words.consequences.plan}`;
}

/** What the inputs say, as the call takes it; nothing where a choice is missing. The server checks the rest. */
function amendmentOf(
  what: AmendmentName,
  read: ReadInput,
  plan: ListedPlan | undefined,
  { prices }: OrderDetail,
): Amendment | undefined {
  switch (what) {
    case 'contact': {
      const [phone, email] = [read('amendment.phone').trim(), read('amendment.email').trim()];
      return { what, phone: phone || null, email: (parseEmail(email) ?? email) || null };
    }
    case 'complement':
      return { what, complement: read('amendment.complement') };
    case 'payment': {
      const by = payments.find((one) => one === read('amendment.directDebit')) ?? 'bill';
      const dueDate = Number(read('amendment.dueDate'));
      return { what, dueDate, directDebit: by === 'debit', priceCents: prices[by] };
    }
    case 'plan':
      return (
        plan && {
          ...{ what, idPlan: plan.id, priceCents: plan.priceCents },
          agreed: spokenBy.safeParse(read('amendment.agreed')).data ?? null,
        }
      );
    case 'technician':
      return { what };
  }
}
