import { useAppSelector } from '../../answering/store-hooks.ts';
import { OrderSummary } from '../../answering/summary/OrderSummary.tsx';
import { selectSummaryTitle } from '../../answering/summary/select-summary.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { PanelProps } from './panel.ts';

/** The summary of the order over the conversation. Whoever follows a link in it is led to that question. */
export function SummaryPanel({ open, onClose }: PanelProps) {
  const title = useAppSelector(selectSummaryTitle);
  const follow = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens; the links in it have keys of their own */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click as well */}
      <div onClick={follow}>
        <OrderSummary />
      </div>
    </Dialog>
  );
}
