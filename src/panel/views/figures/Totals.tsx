import { Paper, SimpleGrid, Text } from '@mantine/core';

/** Key figures in large type. */
export function Totals({ of }: { of: readonly { label: string; value: string }[] }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} mt={0} mb="md">
      {of.map(({ label, value }) => (
        <Paper key={label} withBorder p="sm">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} fz={28} fw={600} lh={1.2}>
            {value}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
