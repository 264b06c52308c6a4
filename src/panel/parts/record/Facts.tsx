import type { ReactNode } from 'react';
import { unbroken } from '../unbroken.tsx';
import classes from './Facts.module.css';

type Fact = readonly [label: string, value: ReactNode];

/** A list of labels and values; facts without a value are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(
      ([label, value]) =>
        isGiven(value) && (
          <div key={label} className={classes.fact} data-long={isLong(value) || undefined}>
            <dt>{label}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ),
    )}
  </dl>
);

/** Sentences and addresses, which read badly in a narrow column. */
const isLong = (value: ReactNode): boolean => typeof value === 'string' && value.length > 40;

const isGiven = (value: ReactNode): boolean => value !== null && value !== undefined && value !== '';
