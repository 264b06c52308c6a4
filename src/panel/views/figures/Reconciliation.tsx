import { Text } from '@mantine/core';
import type { Reconciled } from '../../../contract/panel/figures.ts';
import { Heading } from '../../parts/Heading.tsx';
import { figuresApi } from './figures-api.ts';
import { reconciledText, salesWords as words } from './sales-words.ts';

interface Asked {
  from: string;
  to: string;
  of?: readonly Reconciled['what'][];
}

export function Reconciliation({ from, to, of = ['leads', 'orders', 'renewals'] }: Asked) {
  const { data } = figuresApi.useReadReconciledQuery({ query: { from, to } });
  if (!data) return null;
  return (
    <section>
      <Heading>{words.reconciled}</Heading>
      {data.reconciled
        .filter(({ what }) => of.includes(what))
        .map((one) => (
          <Text key={one.what} size="sm" my="xs">
            {reconciledText(one)}
          </Text>
        ))}
    </section>
  );
}
