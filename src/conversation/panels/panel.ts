/** What may lie over the conversation; `person` is the help with its people first. */
export type Panel = 'summary' | 'help' | 'person';

export interface PanelProps {
  open: boolean;
  onClose: () => void;
}
