import { NavLink, useLocation } from 'react-router';
import { ScrollingRow } from '../../parts/ScrollingRow.tsx';
import { viewWords } from '../../words/view-words.ts';
import classes from './FigureTabs.module.css';
import { useFigureQuery } from './use-figure-query.ts';

const tabs = [
  { path: '/numeros', title: viewWords.funnel },
  { path: '/numeros/vendas', title: viewWords.sales },
  { path: '/numeros/demanda', title: viewWords.demand },
  { path: '/numeros/conversa', title: viewWords.understanding },
  { path: '/numeros/velocidade', title: viewWords.speed },
  { path: '/numeros/experimentos', title: viewWords.experiments },
  { path: '/numeros/recuperacao', title: viewWords.recovery },
];

export function FigureTabs() {
  const { search } = useFigureQuery();
  const { pathname } = useLocation();
  return (
    <ScrollingRow selected={pathname}>
      <nav aria-label={viewWords.figures} className={classes.tabs} data-not-printed>
        {tabs.map(({ path, title }) => (
          <NavLink key={path} className={classes.tab} to={{ pathname: path, search }} end>
            {title}
          </NavLink>
        ))}
      </nav>
    </ScrollingRow>
  );
}
