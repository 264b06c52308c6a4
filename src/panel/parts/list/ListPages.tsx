import { Button, Group } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { listWords } from '../../words/order-words.ts';
import { focusHeading } from '../focus-heading.ts';

interface Props {
  next: string | null | undefined;
  words?: { newest: string; older: string };
}

/** Pagination by a cursor in the URL. A page is read from its top. */
export function ListPages({ next, words: own }: Props) {
  const [address, setAddress] = useSearchParams();
  const words = own ?? (address.get('ordem') === 'oldest' ? listWords.fromOldest : listWords);
  const goTo = (place: string | null) => {
    const to = new URLSearchParams(address);
    to.delete('depois');
    if (place !== null) to.set('depois', place);
    setAddress(to);
    focusHeading();
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
