import { useEffect, useRef } from 'react';
import { inputWarningWords } from '../../content/screens/input-warnings.ts';
import type { InputWarning } from '../../funnel/warnings/input-warning.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';

type InputWarningNoteProps = {
  warning: InputWarning;
  /** The id of the input, unless the field's name. */
  inputId?: string;
  onTaken: () => void;
};

export function InputWarningNote({
  warning: { field, message, suggestion },
  inputId = field,
  onTaken,
}: InputWarningNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // The warning holds the form, so it is scrolled into view even on low screens.
  useEffect(() => {
    note.current?.scrollIntoView?.({ block: 'nearest' });
    // If both do not fit, the focused input wins.
    const { activeElement } = document;
    if (activeElement && activeElement.getBoundingClientRect().top < 0)
      activeElement.scrollIntoView?.({ block: 'start' });
  }, []);
  const take = (text: string) => {
    const input = document.getElementById(inputId);
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
