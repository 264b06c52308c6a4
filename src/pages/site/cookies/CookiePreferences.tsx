import { useId, useRef } from 'react';
import { cookieConsentWords } from '../../../content/landing/site/cookie-consent.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import styles from './CookiePreferences.module.css';
import type { Toggles } from './consent.ts';

const { close, confirm, func, lead, necessary, publi, title } = cookieConsentWords.modal;

interface Props {
  open: boolean;
  /** The last choice. */
  toggles: Toggles;
  onConfirm: (chosen: Toggles) => void;
  onClose: () => void;
}

/** A switch for each kind of cookie. */
export function CookiePreferences({ open, toggles, onConfirm, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const send = () => {
    const chosen = new FormData(form.current ?? undefined);
    onConfirm({ publi: chosen.has('publi'), func: chosen.has('func') });
  };
  const kinds = [
    { name: 'publi', words: publi, isOn: toggles.publi },
    { name: 'func', words: func, isOn: toggles.func },
  ] as const;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      closeWord={close}
      actions={
        <Button wide onClick={send}>
          {confirm}
        </Button>
      }
    >
      <form ref={form} className="stack gap-16" method="dialog">
        <p>{lead}</p>
        <div className={styles.kind}>
          <span className={styles.name}>{necessary.name}</span>
          <span className={styles.always}>{necessary.always}</span>
          <p className={styles.text}>{necessary.text}</p>
        </div>
        {kinds.map(({ name, words, isOn }) => (
          <div key={name} className={styles.kind}>
            <label className={styles.name} htmlFor={`${id}-${name}`}>
              {words.name}
            </label>
            <input
              id={`${id}-${name}`}
              className={styles.toggle}
              type="checkbox"
              name={name}
              defaultChecked={isOn}
              aria-describedby={`${id}-${name}-text`}
            />
            <p id={`${id}-${name}-text`} className={styles.text}>
              {words.text}
            </p>
          </div>
        ))}
      </form>
    </Dialog>
  );
}
