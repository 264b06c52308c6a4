import { useState } from 'react';
import { ContinueLaterLink } from '../../answering/later/ContinueLaterLink.tsx';
import { laterWords } from '../../content/screens/later.ts';
import type { Panel } from '../../dialogue/outcome/message-outcome.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import type { PanelProps } from './panel.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

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
