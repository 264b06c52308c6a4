import { doubtWords } from '../../content/screens/doubts.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Doubt } from './doubt.ts';

type DoubtNoteProps = { doubt: Doubt; onTaken: () => void };

export function DoubtNote({ doubt: { field, message, suggestion }, onTaken }: DoubtNoteProps) {
  const take = (text: string) => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = text;
    input.focus();
    onTaken();
  };
  return (
    <Notice tone="warning" title={message}>
      <p>{doubtWords.keep}</p>
      {suggestion !== null && (
        <Button variant="quiet" onClick={() => take(suggestion)}>
          {doubtWords.take(suggestion)}
        </Button>
      )}
    </Notice>
  );
}
