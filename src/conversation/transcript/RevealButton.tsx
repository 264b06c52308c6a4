import { conversationWords } from '../../content/conversation/words.ts';
import styles from './RevealButton.module.css';

const { show, hide } = conversationWords.reveal;

interface RevealButtonProps {
  isClear: boolean;
  /** What screen readers hear of the answer. */
  of: string | undefined;
  onClick: () => void;
}

/** Shows a masked answer in clear, or masks it again. */
export const RevealButton = ({ isClear, of, onClick }: RevealButtonProps) => (
  <button type="button" data-print="no" className={styles.reveal} onClick={onClick}>
    {isClear ? hide : show}
    <span className="visually-hidden">: {of}</span>
  </button>
);
