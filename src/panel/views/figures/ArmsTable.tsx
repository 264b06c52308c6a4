import type { Comparison } from '../../../contract/panel/figures.ts';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { armTitle } from '../../words/experiment-words.ts';
import { readableCount, readablePoints, readableShare } from '../../words/readable.ts';
import { figuresWords } from './figures-words.ts';

const words = figuresWords.experiments;

interface ArmsTableProps {
  caption: string;
  comparison: Pick<Comparison, 'goal' | 'arms' | 'differences'>;
  /** Names of the groups; defaults to those of all figures. */
  names?: Readonly<Record<string, string>>;
  /** Name of the counted unit. */
  visits?: string;
}

export function ArmsTable({ caption, comparison, names = {}, visits = words.visits }: ArmsTableProps) {
  const { goal = 'order_placed', arms, differences } = comparison;
  const difference = (arm: string): string => {
    const found = differences.find((one) => one.id === arm);
    if (found === undefined) return '–';
    if (found.by === null) return words.little;
    const { difference: by, low, high } = found.by;
    return words.points(readablePoints(by), readablePoints(low), readablePoints(high));
  };
  return (
    <FigureTable
      caption={caption}
      rows={arms}
      keyOf={(arm) => arm.id}
      columns={[
        { head: words.arm, cell: ({ id }) => names[id] ?? armTitle(id) },
        { head: visits, cell: (arm) => readableCount(arm.visits) },
        { head: words.goals[goal], cell: ({ goals }) => readableCount(goals) },
        {
          head: words.rate,
          cell: ({ goals, visits: of, low, high }) =>
            low === null || high === null
              ? '–'
              : `${readableShare(goals, of)} (${readableShare(low, 1)} – ${readableShare(high, 1)})`,
        },
        { head: words.difference, cell: ({ id }) => difference(id), isText: true },
      ]}
    />
  );
}
