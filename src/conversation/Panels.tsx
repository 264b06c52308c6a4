import { HelpPanel } from './HelpPanel.tsx';
import type { Panel } from './panel.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

/** What lies over the conversation when asked for. */
export function Panels({ open, onClose }: { open: Panel; onClose: () => void }) {
  return open === 'summary' ? (
    <SummaryPanel onClose={onClose} />
  ) : (
    <HelpPanel isPersonFirst={open === 'person'} onClose={onClose} />
  );
}
