import type { ReactNode } from 'react';
import { useMay } from '../../session/use-operator.ts';
import classes from './CatalogueView.module.css';

/** Who may not edit reads the same fields, and has nothing to press in them. */
export const Editable = ({ children }: { children: ReactNode }) => (
  <fieldset disabled={!useMay()('catalogue.edit')} className={classes.plain}>
    {children}
  </fieldset>
);
