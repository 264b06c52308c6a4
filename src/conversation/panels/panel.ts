/** Dialogs over the conversation. */
export type Panel = 'summary' | 'help' | 'later';

export interface PanelProps {
  open: boolean;
  onClose: () => void;
}
