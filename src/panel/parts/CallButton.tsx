import type { ComponentProps } from 'react';
import { LoadingButton } from './LoadingButton.tsx';
import { type ChangeProps, useChange } from './use-change.ts';
import type { Change } from './use-outcome-notice.ts';

interface Props<Data>
  extends ChangeProps<Data>,
    Omit<ComponentProps<typeof LoadingButton>, 'loading' | 'onClick'> {
  call: () => Change<Data>;
  onDone?: ((data: Data) => unknown) | undefined;
}

export function CallButton<Data>({ call, done, onDone, onRefused, ...props }: Props<Data>) {
  const { make, isLoading } = useChange({ done, onRefused });
  const press = async () => {
    const outcome = await make(call());
    if (outcome.error === undefined) onDone?.(outcome.data);
  };
  return <LoadingButton variant="default" {...props} loading={isLoading} onClick={press} />;
}
