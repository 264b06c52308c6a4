import { Alert, Box, Textarea, type TextareaProps } from '@mantine/core';
import { parseCnpj } from '../../brazil/cnpj.ts';
import { parseCpf } from '../../brazil/cpf.ts';
import { noteWords as words } from '../words/note-words.ts';
import { useFieldError } from './Form.tsx';

interface Props extends Omit<TextareaProps, 'value' | 'onChange'> {
  name: string;
  value: string;
  change: (value: string) => void;
}

/** A note for the team. Notes are not masked, so it warns of a document. */
export function NoteInput({ name, value, change, ...rest }: Props) {
  const refused = useFieldError(name);
  return (
    <Box w="100%">
      <Textarea
        error={refused}
        {...{ name, value, ...rest }}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
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

const cpfs = /(?<!\w)\d{3}[. ]?\d{3}[. ]?\d{3}[-. /]?\d{2}(?!\w)/g;
const cnpjs = /(?<!\w)[\dA-Z]{2}[. ]?[\dA-Z]{3}[. ]?[\dA-Z]{3}[/ ]?[\dA-Z]{4}[-. ]?\d{2}(?!\w)/gi;

export const holdsDocument = (text: string): boolean =>
  (text.match(cpfs) ?? []).some((found) => parseCpf(found) !== null) ||
  (text.match(cnpjs) ?? []).some((found) => parseCnpj(found) !== null);
