import { ContinueLaterLink } from '../../answering/later/ContinueLaterLink.tsx';
import { laterWords } from '../../content/screens/later.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { PanelProps } from './panel.ts';

/** For leaving: what is stored, and the link to return. */
export const LaterPanel = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} title={laterWords.title} onClose={onClose}>
    <ContinueLaterLink />
  </Dialog>
);
