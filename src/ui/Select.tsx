import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import { chevronDown } from './icons/chevron-down.ts';
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
