import type { ReactNode } from 'react';
import classes from './Filters.module.css';

/** By what a list is chosen: side by side where there is room, two in a row on a phone. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <div className={classes.filters} data-not-printed>
    {children}
  </div>
);
