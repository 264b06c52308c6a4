import { useState } from 'react';
import { cancelCauseWords } from '../../../content/messages/order-state.ts';
import { cancelCause } from '../../../contract/cancel-cause.ts';
import { isOrderEnd } from '../../../contract/order-end.ts';
import type { OrderDetail } from '../../../contract/panel/orders.ts';
import { problemCodes } from '../../../contract/problem.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Form } from '../../parts/Form.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { TextField } from '../../parts/TextField.tsx';
import { stateWords } from '../../words/order-words.ts';
import { ordersApi } from './orders-api.ts';
import { orderWords as words } from './orders-words.ts';

/**
 * Changes the state that is displayed; the server refuses a stale one. No default choice, so that a double click
 * cannot advance the order twice.
 */
export function OrderChange({ order: { number, state, mayBecome } }: { order: OrderDetail }) {
  const [change] = ordersApi.useChangeOrderStateMutation();
  const [wish, setWish] = useState('');
  const to = mayBecome.find((one) => one === wish);
  return (
    <Form
      onSend={(read) => {
        if (to === undefined) return;
        const cause = cancelCause.safeParse(read('cause')).data;
        const body = { from: state, to, reason: read('reason'), ...(cause && { cause }) };
        return change({ params: { number }, body });
      }}
      done={({ state: now }) => words.changed(stateWords[now])}
      onDone={({ state: now }, form) => {
        setWish('');
        form.reset();
        // An order that ended has no next state: the form disappears.
        if (isOrderEnd(now)) focusHeading();
      }}
      onRefused={({ code }) => {
        // The order is read again, and the form with it.
        if (code === problemCodes.stale) focusHeading();
      }}
      button={words.save}
      gap="sm"
      align="flex-start"
    >
      <Choice
        label={words.to}
        options={mayBecome.map((one) => [one, stateWords[one]])}
        none={words.choose}
        missing={words.chooseFirst}
        value={wish}
        change={setWish}
      />
      {to === 'cancelled' && (
        <Choice
          name="cause"
          label={words.cause}
          description={words.causeHint}
          options={cancelCause.options.map((one) => [one, cancelCauseWords[one]])}
          none={words.choose}
        />
      )}
      <TextField
        name="reason"
        label={words.reason}
        description={to === 'withdrawn' ? words.reasonHint : words.noteHint}
        maxLength={300}
      />
    </Form>
  );
}
