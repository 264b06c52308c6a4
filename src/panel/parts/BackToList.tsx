import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';

const fromList = z.object({ listed: z.string() });

/** What a list tells the view that is opened from it: how it was filtered. */
export const useListed = (): z.output<typeof fromList> => ({ listed: useLocation().search });

/** Back to the list as it was left; to the whole of it for whoever came by another way. */
export function BackToList({ list, label }: { list: string; label: string }) {
  const from = fromList.safeParse(useLocation().state);
  return (
    <Anchor component={Link} to={`${list}${from.success ? from.data.listed : ''}`} size="sm" data-not-printed>
      {label}
    </Anchor>
  );
}
