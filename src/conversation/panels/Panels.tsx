import { useState } from 'react';
import type { Panel } from '../../dialogue/outcome/message-outcome.ts';
import { HelpPanel } from './HelpPanel.tsx';
import { LaterPanel } from './LaterPanel.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

/** The dialogs over the conversation. The last one stays mounted until its exit animation ends. */
export function Panels({ open, onClose }: { open: Panel | null; onClose: () => void }) {
  const [last, setLast] = useState(open);
  if (open !== null && open !== last) setLast(open);
  const panel = { open: open !== null, onClose };
  if (last === 'later') return <LaterPanel {...panel} />;
  return last === 'summary' ? <SummaryPanel {...panel} /> : <HelpPanel {...panel} />;
}
