import { Button } from '../../ui/actions/Button.tsx';
import { download } from '../../ui/icons/download.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { PartProps } from './OrderView.tsx';

interface Props extends Pick<PartProps, 'order' | 'state' | 'ask'> {
  kind: 'file' | 'data';
  label: string;
  loadingLabel: string;
  done: string;
}

/** A file of the order to keep, and the word that it came. */
export const FileButton = ({ kind, label, loadingLabel, done, order, state, ask }: Props) => (
  <>
    <Button
      variant="secondary"
      wide
      state={state.working === kind ? 'loading' : 'default'}
      loadingLabel={loadingLabel}
      onClick={() => ask({ kind, number: order.number })}
    >
      <Icon shape={download} />
      {label}
    </Button>
    <p role="status" className="visually-hidden">
      {state.done === kind ? done : ''}
    </p>
  </>
);
