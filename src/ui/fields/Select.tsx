import type { ComponentProps } from 'react';
import { chevronDown } from '../icons/chevron-down.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Select.module.css';

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'value'>;

export function Select({ children, ...rest }: SelectProps) {
  return (
    <span className={styles.box}>
      <select {...rest} className={styles.select}>
        {children}
      </select>
      <Icon shape={chevronDown} />
    </span>
  );
}
