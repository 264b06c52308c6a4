import type { ComponentProps, ReactNode } from 'react';
import styles from './TextInput.module.css';

export type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'value'> & {
  /** Shown before the value in the box: 'R$', '+55'. */
  affix?: ReactNode;
};

/** Uncontrolled on purpose: text from autofill or typed before hydration stays the value. */
export function TextInput({ affix, type = 'text', ...rest }: TextInputProps) {
  return (
    <span className={styles.box} data-invalid={rest['aria-invalid']}>
      {affix && (
        <span className={styles.affix} aria-hidden="true">
          {affix}
        </span>
      )}
      <input {...rest} type={type} className={styles.input} />
    </span>
  );
}
