export interface PanelProps {
  open: boolean;
  onClose: () => void;
}
