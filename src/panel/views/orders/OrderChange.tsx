import { NativeSelect, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { cancelCauseWords } from '../../../content/messages/order-state.ts';
import { cancelCause } from '../../../contract/cancel-cause.ts';
import { type OrderState, orderState } from '../../../contract/followed-order.ts';
import { isOrderEnd } from '../../../contract/order-end.ts';
import type { OrderDetail } from '../../../contract/panel/orders.ts';
import { problemCodes } from '../../../contract/problem.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { stateWords } from '../../words/order-words.ts';
import { ordersApi } from './orders-api.ts';
import { orderWords as words } from './orders-words.ts';

/**
 * Changes the state that is displayed; the server refuses a stale one. No default choice, so that a double click
 * cannot advance the order twice.
 */
export function OrderChange({ order: { number, state, mayBecome } }: { order: OrderDetail }) {
  const [change, { error, isLoading }] = ordersApi.useChangeOrderStateMutation();
  const [wish, setWish] = useState<OrderState | ''>('');
  const [isMissed, setMissed] = useState(false);
  const to = mayBecome.find((one) => one === wish);
  const problem = problemOf(error);
  const submit = async (read: ReadInput, form: HTMLFormElement) => {
    setMissed(to === undefined);
    if (to === undefined) return form.querySelector('select')?.focus();
    const cause = cancelCause.safeParse(read('cause')).data;
    const body = { from: state, to, reason: read('reason'), ...(cause && { cause }) };
    const result = await change({ params: { number }, body });
    if (result.data) {
      notifications.show({ message: words.changed(stateWords[to]) });
      setWish('');
      form.reset();
      // An order that ended has no next state: the form disappears.
      if (isOrderEnd(to)) focusHeading();
    }
    const refused = problemOf(result.error);
    // The order is refetched, which replaces the form with its error, so a notification reports it.
    if (refused?.code === problemCodes.stale) {
      notifications.show({ color: 'red', message: refused.message, role: 'alert' });
      focusHeading();
    }
  };
  return (
    <Form onSend={submit} button={words.save} isLoading={isLoading} gap="sm" align="flex-start">
      {error && Object.keys(problem?.fields ?? {}).length === 0 && <Failure error={error} />}
      <NativeSelect
        label={words.to}
        data={[
          { value: '', label: words.choose },
          ...mayBecome.map((value) => ({ value, label: stateWords[value] })),
        ]}
        value={to ?? ''}
        onChange={({ currentTarget }) => {
          setWish(orderState.safeParse(currentTarget.value).data ?? '');
          setMissed(false);
        }}
        error={isMissed && words.chooseFirst}
      />
      {to === 'cancelled' && (
        <NativeSelect
          name="cause"
          label={words.cause}
          description={words.causeHint}
          data={[
            { value: '', label: words.choose },
            ...cancelCause.options.map((value) => ({ value, label: cancelCauseWords[value] })),
          ]}
          error={problem?.fields.cause}
          w="100%"
        />
      )}
      <TextInput
        name="reason"
        label={words.reason}
        description={to === 'withdrawn' ? words.reasonHint : words.noteHint}
        maxLength={300}
        error={problem?.fields.reason}
        w="100%"
      />
    </Form>
  );
}
