import { LinkToOneself } from '../../answering/later/LinkToOneself.tsx';
import { laterWords } from '../../content/screens/later.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { PanelProps } from './panel.ts';

/** For whoever wants to leave: what is kept, and the link to come back by. */
export const LaterPanel = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} title={laterWords.title} onClose={onClose}>
    <LinkToOneself />
  </Dialog>
);
