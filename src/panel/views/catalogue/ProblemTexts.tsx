import { Text } from '@mantine/core';

export const ProblemTexts = ({ problems }: { problems: readonly { message: string }[] }) =>
  problems.map(({ message }) => (
    <Text key={message} size="sm" c="var(--mantine-color-error)">
      {message}
    </Text>
  ));
