import { useRef } from 'react';
import { minuteMs } from '../../../brazil/durations.ts';
import type { QueueName } from '../../../contract/panel/queue-outcomes.ts';
import { useTakeItemMutation } from './queue-api.ts';

const pause = 5 * minuteMs;

/** Extends the claim every few minutes while the operator works on the item. */
export function useKeepAlive(queue: QueueName, id: string): () => void {
  const said = useRef(Date.now());
  const [take] = useTakeItemMutation();
  return () => {
    if (Date.now() - said.current < pause) return;
    said.current = Date.now();
    void take({ params: { queue, id } });
  };
}
