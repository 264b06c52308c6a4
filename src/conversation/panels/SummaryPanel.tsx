import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { OrderSummary } from '../../answering/summary/OrderSummary.tsx';
import { selectSummaryTitle } from '../../answering/summary/select-summary.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { PanelProps } from './panel.ts';

/** The summary in the second column of a wide screen. */
const summaryBeside = (): HTMLElement | null => {
  const beside = document.querySelector<HTMLElement>('aside[data-summary]');
  return beside?.checkVisibility() ? beside : null;
};

/** The summary of the order over the conversation; where it stands beside it, the focus goes there instead. Whoever follows a link in it is led to that question. */
export function SummaryPanel({ open, onClose }: PanelProps) {
  const title = useAppSelector(selectSummaryTitle);
  const [isOver, setIsOver] = useState(false);
  const leave = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    const beside = summaryBeside();
    setIsOver(beside === null);
    beside?.focus();
    if (beside !== null) leave();
    return () => setIsOver(false);
  }, [open]);
  const follow = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Dialog open={open && isOver} title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens; the links in it have keys of their own */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click as well */}
      <div onClick={follow}>
        <OrderSummary />
      </div>
    </Dialog>
  );
}
