import { Button, Group } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { listWords as words } from '../words/order-words.ts';

/** Pagination by a cursor in the URL. */
export function ListPages({ next }: { next: string | null | undefined }) {
  const [address, setAddress] = useSearchParams();
  const goTo = (place: string | null) => {
    const to = new URLSearchParams(address);
    to.delete('depois');
    if (place !== null) to.set('depois', place);
    setAddress(to);
  };
  return (
    <Group mt="md" data-not-printed>
      {address.has('depois') && (
        <Button variant="default" onClick={() => goTo(null)}>
          {words.newest}
        </Button>
      )}
      {next && (
        <Button variant="default" onClick={() => goTo(next)}>
          {words.older}
        </Button>
      )}
    </Group>
  );
}
