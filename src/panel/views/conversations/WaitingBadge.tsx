import { Badge } from '@mantine/core';
import { shellWords as words } from '../../words/shell-words.ts';
import { useCountConversationsQuery } from './conversations-api.ts';
import { useWaitingAlert } from './use-waiting-alert.ts';

/** In the navigation: how many conversations wait for somebody, or for an answer of the user. */
export function WaitingBadge() {
  // A silence that ends causes no live update.
  const { data } = useCountConversationsQuery({}, { pollingInterval: 60_000 });
  const waiting = data && data.waiting + data.mine;
  useWaitingAlert(waiting);
  if (!waiting) return null;
  return (
    <Badge size="sm" color="red" aria-label={words.waits(waiting)}>
      {waiting}
    </Badge>
  );
}
