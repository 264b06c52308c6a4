import type { ComponentProps } from 'react';
import { chevronDown } from '../../ui/icons/chevron-down.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './DetailsSummary.module.css';

/** The line that opens a `details` element, with an arrow that shows whether it is open. */
export const DetailsSummary = ({ className, children, ...attributes }: ComponentProps<'summary'>) => (
  <summary {...attributes} className={`${styles.summary} ${className}`}>
    {children}
    <Icon shape={chevronDown} />
  </summary>
);
