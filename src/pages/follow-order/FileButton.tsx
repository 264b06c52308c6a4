import { followPageWords } from '../../content/screens/follow-page.ts';
import type { FileKind } from '../../store/site/following-events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { download } from '../../ui/icons/download.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { PartProps } from './OrderView.tsx';

const words = followPageWords.order;

interface Props extends Pick<PartProps, 'order' | 'state' | 'ask'> {
  kind: FileKind;
}

/** A download button with its confirmation. */
export function FileButton({ kind, order, state, ask }: Props) {
  const [label, done] = words.files[kind];
  return (
    <>
      <Button
        variant="secondary"
        wide
        isLoading={state.working === kind}
        loadingLabel={words.filing}
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
}
