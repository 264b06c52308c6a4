import { Alert, Box, Textarea, type TextareaProps } from '@mantine/core';
import { noteWords as words } from '../words/note-words.ts';
import { holdsDocument } from './holds-document.ts';

interface Props extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string;
  change: (value: string) => void;
}

/** A note for the team. Notes are not masked, so it warns of a document. */
export function NoteInput({ value, change, ...rest }: Props) {
  return (
    <Box w="100%">
      <Textarea value={value} onChange={({ currentTarget }) => change(currentTarget.value)} {...rest} />
      {/* A region that stands before its text is read out reliably. */}
      <div role="status">
        {holdsDocument(value) && (
          <Alert color="orange" mt="xs">
            {words.holdsDocument}
          </Alert>
        )}
      </div>
    </Box>
  );
}
