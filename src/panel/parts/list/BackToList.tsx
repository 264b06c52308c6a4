import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';

const fromList = z.object({ listed: z.string() });

export const useListed = (): z.output<typeof fromList> => ({ listed: useLocation().search });

export function BackToList({ list, label }: { list: string; label: string }) {
  const from = fromList.safeParse(useLocation().state);
  return (
    <Anchor component={Link} to={`${list}${from.success ? from.data.listed : ''}`} size="sm" data-not-printed>
      {label}
    </Anchor>
  );
}
