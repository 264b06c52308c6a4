import { Stack } from '@mantine/core';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { CodePart } from './CodePart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';

/** Settings of the own account. */
export const OwnAccountView = () => (
  <>
    <ViewTitle title={viewWords.ownAccount} />
    <Stack>
      <PasswordPart />
      <CodePart />
      <SessionsPart />
    </Stack>
  </>
);
