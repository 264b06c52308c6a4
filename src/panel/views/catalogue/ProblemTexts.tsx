import { Text } from '@mantine/core';

/** What is wrong with a part of the draft. */
export const ProblemTexts = ({ problems }: { problems: readonly { message: string }[] }) =>
  problems.map(({ message }) => (
    <Text key={message} size="sm" c="var(--mantine-color-error)">
      {message}
    </Text>
  ));
