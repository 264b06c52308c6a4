import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { orderState } from '../../../contract/followed-order.ts';
import type { OrderDetail } from '../../../contract/panel/orders.ts';
import { problemCodes } from '../../../contract/problem.ts';
import { problemOf } from '../../api/problem-of.ts';
import { Failure } from '../../parts/Failure.tsx';
import { stateWords } from '../../words/order-words.ts';
import { useChangeOrderStateMutation } from './orders-api.ts';
import { orderWords as words } from './orders-words.ts';

/** From the state that is shown here: where somebody else was faster, the server says so. */
export function OrderChange({ order: { number, state, mayBecome } }: { order: OrderDetail }) {
  const [change, { error, isLoading }] = useChangeOrderStateMutation();
  const [to, setTo] = useState(mayBecome[0] ?? state);
  const problem = problemOf(error);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const result = await change({ params: { number }, body: { from: state, to, reason } });
    if (result.data) notifications.show({ message: words.changed(stateWords[to]) });
    const refused = problemOf(result.error);
    // The order is read again and this form is another one: what was said in it would be gone.
    if (refused?.code === problemCodes.stale)
      notifications.show({ color: 'red', message: refused.message, role: 'alert' });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" align="flex-start">
        {error && problem?.fields.reason === undefined && <Failure error={error} />}
        <NativeSelect
          label={words.to}
          data={mayBecome.map((value) => ({ value, label: stateWords[value] }))}
          value={to}
          onChange={({ currentTarget }) => setTo(orderState.parse(currentTarget.value))}
        />
        <TextInput
          name="reason"
          label={words.reason}
          description={to === 'cancelled' ? words.reasonHint : undefined}
          maxLength={300}
          error={problem?.fields.reason}
          w="100%"
        />
        <Button type="submit" loading={isLoading}>
          {words.save}
        </Button>
      </Stack>
    </form>
  );
}
