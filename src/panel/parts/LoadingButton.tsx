import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import type { MouseEvent } from 'react';

interface Props extends Omit<ButtonProps, 'disabled'>, ElementProps<'button', keyof ButtonProps> {
  loading: boolean;
}

/** A button that keeps the focus during its call; a disabled one, as Mantine would have it, loses it for good. */
export function LoadingButton({ loading, onClick, ...props }: Props) {
  // Enter in a field of the form presses the button as well.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...props}
      loading={loading}
      aria-disabled={loading || undefined}
      onClick={press}
      renderRoot={enabledRoot}
    />
  );
}

const enabledRoot = ({ disabled: _, ...root }: Record<string, unknown>) => <button {...root} />;
