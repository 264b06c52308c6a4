import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CallError } from '../../api/problem-of.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { FigureFilters } from './FigureFilters.tsx';
import { FigureTabs } from './FigureTabs.tsx';
import { figuresWords as words } from './figures-words.ts';

interface FigurePageProps<Data> {
  title: string;
  /** Whether the figures can be filtered by visits. */
  hasWhose?: boolean;
  answer: {
    data?: Data | undefined;
    error?: CallError | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** Frame of a figure view. Keeps the previous figures while others load. */
export function FigurePage<Data>(props: FigurePageProps<Data>) {
  const { title, hasWhose = true, answer, isEmpty, children } = props;
  const { data, error, isFetching, refetch } = answer;
  return (
    <>
      <ViewTitle title={words.pageTitle(title)} />
      <FigureTabs />
      <FigureFilters hasWhose={hasWhose} />
      {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
      <div aria-busy={isFetching}>{data && (isEmpty(data) ? <Text>{words.none}</Text> : children(data))}</div>
    </>
  );
}
