import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { shellWords as words } from '../words/shell-words.ts';

interface Props {
  isOpen: boolean;
  stay: () => void;
  leave: () => void;
}

/** Asks before something that was typed is lost. */
export const LeaveQuestion = ({ isOpen, stay, leave }: Props) => (
  <Modal opened={isOpen} onClose={stay} title={words.leaveTitle} centered>
    <Stack>
      <Text size="sm">{words.leaveText}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={leave}>
          {words.leave}
        </Button>
        <Button onClick={stay} data-autofocus>
          {words.stay}
        </Button>
      </Group>
    </Stack>
  </Modal>
);
