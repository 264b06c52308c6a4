import { Stack, Text } from '@mantine/core';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { CodePart } from './CodePart.tsx';
import { ownAccountWords as words } from './own-account-words.ts';
import { PasswordPart } from './PasswordPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';

export function OwnAccountView() {
  // Its password and second factor are not of the panel.
  const { isOfProvider } = useOperator();
  return (
    <>
      <ViewTitle />
      <Stack>
        {isOfProvider && <Text>{words.ofProvider}</Text>}
        {!isOfProvider && <PasswordPart />}
        {!isOfProvider && <CodePart />}
        <SessionsPart />
      </Stack>
    </>
  );
}
