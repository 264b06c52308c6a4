import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { CallError } from '../../api/problem-of.ts';
import { listWords } from '../../words/order-words.ts';
import { Hint } from '../Hint.tsx';
import { LoadingOrFailure } from '../LoadingOrFailure.tsx';
import { ListPages } from './ListPages.tsx';

export interface Found {
  data?: { isCut?: boolean; next: string | null } | undefined;
  error?: CallError | undefined;
  refetch: () => unknown;
  isFetching: boolean;
}

interface Props {
  found: Found;
  many: number;
  children: ReactNode;
  none: string;
}

export const FoundRows = ({
  found: { data: page, error, refetch, isFetching },
  many,
  children,
  none,
}: Props) => (
  <>
    {(error || !page) && <LoadingOrFailure error={error} retry={refetch} />}
    {page && (
      <div aria-busy={isFetching}>
        {page.isCut && (
          <Text role="status" mb="xs">
            {listWords.cut}
          </Text>
        )}
        {many > 0 && <RowCount many={many} isWhole={page.next === null && !page.isCut} />}
        {many > 0 ? children : <Text role="status">{none}</Text>}
        <ListPages next={page.next} />
      </div>
    )}
  </>
);

function RowCount({ many, isWhole }: { many: number; isWhole: boolean }) {
  const [address] = useSearchParams();
  const isAll = isWhole && !address.has('depois');
  return (
    <Hint mb="xs" role="status">
      {isAll ? listWords.rows(many) : listWords.rowsOfPage(many)}
    </Hint>
  );
}
