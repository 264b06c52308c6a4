import { useEffect, useRef } from 'react';
import { inputWarningWords } from '../../content/screens/input-warnings.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';
import type { InputWarning } from './input-warning.ts';

type InputWarningNoteProps = { warning: InputWarning; onTaken: () => void };

export function InputWarningNote({
  warning: { field, message, suggestion },
  onTaken,
}: InputWarningNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // It holds the form: on a low screen nobody would see why.
  useEffect(() => {
    note.current?.scrollIntoView?.({ block: 'nearest' });
    // Where both have no room, the input that it is about goes first: it has the focus.
    const { activeElement } = document;
    if (activeElement && activeElement.getBoundingClientRect().top < 0)
      activeElement.scrollIntoView?.({ block: 'start' });
  }, []);
  const take = (text: string) => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = text;
    input.focus();
    onTaken();
  };
  return (
    <div ref={note}>
      <Notice tone="warning" title={message}>
        <p>{inputWarningWords.keep}</p>
        {suggestion !== null && (
          <Button variant="quiet" onClick={() => take(suggestion)}>
            {inputWarningWords.take(suggestion)}
          </Button>
        )}
      </Notice>
    </div>
  );
}
