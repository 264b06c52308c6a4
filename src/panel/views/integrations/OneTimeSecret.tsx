import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { integrationsWords as words } from './integrations-words.ts';

export const OneTimeSecret = ({
  label,
  secret,
  close,
}: {
  label: string;
  secret: string;
  close: () => void;
}) => (
  <Stack>
    <Text fw={500}>{label}</Text>
    <Code block className="free-text">
      {secret}
    </Code>
    <Text size="sm">{words.once}</Text>
    <Group>
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy} autoFocus>
            {copied ? words.copied : words.copy}
          </Button>
        )}
      </CopyButton>
      <Button onClick={close}>{words.done}</Button>
    </Group>
  </Stack>
);
