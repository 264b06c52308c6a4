import { states, type Uf } from '../../../brazil/states.ts';
import { readableCount } from '../../words/readable.ts';
import classes from './StateTiles.module.css';

const levels = 4;

/** A tile map of Brazil's states. Hidden from screen readers, because the table shows the same. */
export function StateTiles({ many }: { many: ReadonlyMap<string, number> }) {
  const most = Math.max(1, ...many.values());
  return (
    <ul className={classes.map} aria-hidden>
      {states.map(({ uf }) => {
        const [column, row] = stateTiles[uf];
        const own = many.get(uf);
        return (
          <li
            key={uf}
            className={classes.tile}
            style={{ gridColumn: column, gridRow: row }}
            data-level={Math.ceil(((own ?? 0) / most) * levels)}
          >
            <strong>{uf}</strong>
            {own === undefined ? '–' : readableCount(own)}
          </li>
        );
      })}
    </ul>
  );
}

/** Position of each state in the tile map. On an outline small states have no room for their number. */
const stateTiles: Readonly<Record<Uf, readonly [column: number, row: number]>> = {
  RR: [2, 1],
  AP: [4, 1],
  AM: [2, 2],
  PA: [3, 2],
  MA: [4, 2],
  CE: [5, 2],
  RN: [6, 2],
  AC: [1, 3],
  RO: [2, 3],
  TO: [3, 3],
  PI: [4, 3],
  PE: [5, 3],
  PB: [6, 3],
  MT: [2, 4],
  DF: [3, 4],
  BA: [4, 4],
  SE: [5, 4],
  AL: [6, 4],
  MS: [2, 5],
  GO: [3, 5],
  MG: [4, 5],
  ES: [5, 5],
  SP: [3, 6],
  RJ: [4, 6],
  PR: [3, 7],
  SC: [3, 8],
  RS: [3, 9],
};
