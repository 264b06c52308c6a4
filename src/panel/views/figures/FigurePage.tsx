import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { CallError } from '../../api/problem-of.ts';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { ScrollingRow } from '../../parts/ScrollingRow.tsx';
import { useView } from '../../parts/use-view.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { FigureFilters } from './FigureFilters.tsx';
import classes from './FigureTabs.module.css';
import { figuresWords as words } from './figures-words.ts';
import { useFigureQuery } from './use-figure-query.ts';

interface FigurePageProps<Data> {
  /** Where it is not that of the view. */
  title?: string;
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
  const view = useView();
  const { title = view?.title ?? '', hasWhose = true, answer, isEmpty, children } = props;
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

const tabs = [
  { path: '/numeros', title: viewWords.funnel },
  { path: '/numeros/vendas', title: viewWords.sales },
  { path: '/numeros/demanda', title: viewWords.demand },
  { path: '/numeros/conversa', title: viewWords.understanding },
  { path: '/numeros/velocidade', title: viewWords.speed },
  { path: '/numeros/experimentos', title: viewWords.experiments },
  { path: '/numeros/recuperacao', title: viewWords.recovery },
];

function FigureTabs() {
  const { search } = useFigureQuery();
  const { pathname } = useLocation();
  return (
    <ScrollingRow selected={pathname}>
      <Group component="nav" gap={4} wrap="nowrap" aria-label={viewWords.figures} data-not-printed>
        {tabs.map(({ path, title }) => (
          <NavLink key={path} className={classes.tab} to={{ pathname: path, search }} end>
            {title}
          </NavLink>
        ))}
      </Group>
    </ScrollingRow>
  );
}
