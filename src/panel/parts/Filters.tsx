import type { ReactNode } from 'react';
import classes from './Filters.module.css';

/** Filters in even columns; two on a phone. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <div className={classes.filters} data-not-printed>
    {children}
  </div>
);
