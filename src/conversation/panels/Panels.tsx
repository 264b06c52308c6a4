import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { ContinueLaterLink } from '../../answering/later/ContinueLaterLink.tsx';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { OrderSummary } from '../../answering/summary/OrderSummary.tsx';
import { laterWords } from '../../content/screens/later.ts';
import type { Panel } from '../../dialogue/outcome/message-outcome.ts';
import { selectSummaryTitle } from '../../dialogue/summary/select-summary.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import type { PanelProps } from './panel.ts';

/** The summary in the second column of a wide screen. */
const summaryBeside = (): HTMLElement | null => {
  const beside = document.querySelector<HTMLElement>('aside[data-summary]');
  return beside?.checkVisibility() ? beside : null;
};

/**
 * The summary as a dialog; on wide screens the focus moves to the second column instead. A link in it leads to its
 * question.
 */
function SummaryPanel({ open, onClose }: PanelProps) {
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

/** The dialogs over the conversation. The last one stays mounted until its exit animation ends. */
export function Panels({ open, onClose }: { open: Panel | null; onClose: () => void }) {
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  const panel = { open: open !== null, onClose };
  if (last === 'later') return <LaterPanel {...panel} />;
  return last === 'summary' ? <SummaryPanel {...panel} /> : <HelpPanel {...panel} />;
}

/** For leaving: what is stored, and the link to return. */
const LaterPanel = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} title={laterWords.title} onClose={onClose}>
    <ContinueLaterLink />
  </Dialog>
);
