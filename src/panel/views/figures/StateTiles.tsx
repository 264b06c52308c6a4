import { states } from '../../../brazil/states.ts';
import { readableCount } from '../../words/readable.ts';
import classes from './StateTiles.module.css';

const levels = 4;

/** A tile map of Brazil's states. Hidden from screen readers, because the table shows the same. */
export function StateTiles({ many }: { many: ReadonlyMap<string, number> }) {
  const most = Math.max(1, ...many.values());
  return (
    <ul className={classes.map} aria-hidden>
      {states.map(({ uf }) => {
        const own = many.get(uf);
        return (
          <li
            key={uf}
            className={classes.tile}
            style={{ gridArea: uf }}
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
