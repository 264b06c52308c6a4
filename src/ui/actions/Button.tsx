import type { ComponentProps, MouseEvent } from 'react';
import { alert } from '../icons/alert.ts';
import { check } from '../icons/check.ts';
import { Icon } from '../icons/Icon.tsx';
import { words } from '../words.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
type ButtonState = 'default' | 'loading' | 'success' | 'error';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  variant?: ButtonVariant;
  state?: ButtonState;
  /** For a button that shows no result. */
  isLoading?: boolean;
  /** With it, or with a state, the button reserves room for both labels. Buttons without a loading state omit both. */
  loadingLabel?: string;
  wide?: boolean;
};

/** Both labels share one grid cell, so that the button is as wide as the longer one in every state. */
export function Button({
  variant = 'primary',
  isLoading,
  state = isLoading === undefined ? undefined : isLoading ? 'loading' : 'default',
  loadingLabel = state && words.loading,
  wide,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const loading = state === 'loading';
  // `disabled` would lose the focus. A cancelled click also prevents the submit.
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event);
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-state={state}
      data-wide={wide || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={click}
    >
      <span className={styles.label} aria-hidden={loading || undefined}>
        {state === 'success' && <Icon shape={check} />}
        {state === 'error' && <Icon shape={alert} />}
        {children}
      </span>
      {loadingLabel && (
        <span className={styles.label} aria-hidden={loading ? undefined : true}>
          {loadingLabel}
        </span>
      )}
    </button>
  );
}
