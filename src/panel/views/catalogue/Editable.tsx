import type { ReactNode } from 'react';
import { useMay } from '../../session/use-operator.ts';
import classes from './CatalogueView.module.css';

/** Read-only for operators without the right to edit. */
export const Editable = ({ children }: { children: ReactNode }) => (
  <fieldset disabled={!useMay()('catalogue.edit')} className={classes.plain}>
    {children}
  </fieldset>
);
