import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { ButtonVariant } from './Button.tsx';

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  variant?: ButtonVariant | 'inverse';
  wide?: boolean;
};

export function ButtonLink({ variant = 'primary', wide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={styles.button} data-variant={variant} data-wide={wide || undefined}>
      <span className={styles.label}>{children}</span>
    </a>
  );
}
